import { cutText } from '../../../../domain/kit/text/bounded-text.ts';
import { isListTab, type ListTab } from '../../../../domain/order/quotes/desk/list-tab.ts';
import type { ListFilter } from '../../../quotes/desk/list-filter.ts';
import type { ListQuery } from '../../../quotes/desk/quote-list.ts';

/** Query parameters of the list. */
export const LIST_PARAMETERS = [
  'tab',
  'q',
  'owner',
  'least',
  'unmatched',
  'late',
  'below',
  'filtered',
  'page',
  'preview',
] as const;

/** Results of a change, which the list shows once. */
export const RESULT_PARAMETERS = ['did', 'count', 'kept', 'undo', 'lost'] as const;

/** The list that a URL describes. */
export interface ListView {
  readonly tab: ListTab;
  readonly text: string;
  /** '' for anyone, `mine`, `nobody`, or the ID of a person. */
  readonly owner: string;
  /** Least value in US dollars. */
  readonly least: number;
  readonly hasUnmatched: boolean;
  readonly isLate: boolean;
  readonly hasBelow: boolean;
  readonly page: number;
  /** Number of the quote in the preview; '' for the first one. */
  readonly preview: string;
}

/** Least values that the filter offers, in US dollars. */
export const LEAST_VALUES = [500, 5000, 25_000] as const;

const LONGEST_TEXT = 100;
const MAX_PAGE = 100_000;
const OWNER = /^(?:mine|nobody|[0-9a-f]{32})$/;
const QUOTE_NUMBER = /^Q-\d{4}-\d{6,12}$/;

export const isQuoteNumber = (text: string): boolean => QUOTE_NUMBER.test(text);

/** Returns the ID in a quote number; 0 for anything else. @example quoteIdIn('Q-2026-000151') // 151 */
export const quoteIdIn = (number: string): number =>
  isQuoteNumber(number) ? Number(number.slice(number.lastIndexOf('-') + 1)) : 0;

/** Returns the list of a query string. Invalid values become the defaults. */
export const listViewOf = (query: Readonly<Record<string, string | undefined>>): ListView => {
  const text = cutText((query.q ?? '').trim(), LONGEST_TEXT);
  const least = Number(query.least ?? 0);
  const page = Number(query.page ?? 1);
  return {
    // A search looks in all quotes unless a tab is chosen.
    tab: isListTab(query.tab) ? query.tab : text === '' ? 'open' : 'all',
    text,
    owner: OWNER.test(query.owner ?? '') ? (query.owner ?? '') : '',
    least: LEAST_VALUES.find((value) => value === least) ?? 0,
    hasUnmatched: query.unmatched === '1',
    isLate: query.late === '1',
    // Shown by default: an unticked box is not in the query string, so the form sends `filtered` too.
    hasBelow: query.below === '1' || query.filtered === undefined,
    page: Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    preview: isQuoteNumber(query.preview ?? '') ? (query.preview ?? '') : '',
  };
};

/** Returns the path of a list, with only the parameters that differ from the defaults. */
export const listHref = (view: ListView, changes: Partial<ListView> = {}, base = '/desk/quotes'): string => {
  const { tab, text, owner, least, hasUnmatched, isLate, hasBelow, page, preview } = { ...view, ...changes };
  const query = new URLSearchParams({
    ...(tab !== (text === '' ? 'open' : 'all') && { tab }),
    ...(text !== '' && { q: text }),
    ...(owner !== '' && { owner }),
    ...(least !== 0 && { least: String(least) }),
    ...(hasUnmatched && { unmatched: '1' }),
    ...(isLate && { late: '1' }),
    ...(!hasBelow && { filtered: '1' }),
    ...(page > 1 && { page: String(page) }),
    ...(preview !== '' && { preview }),
  }).toString();
  return query === '' ? base : `${base}?${query}`;
};

/** @param staffId whose quotes `mine` are */
const filterOf = (view: ListView, staffId: string): ListFilter => ({
  text: view.text,
  owner: view.owner === '' ? null : view.owner === 'mine' ? staffId : view.owner,
  least: view.least * 100,
  hasUnmatched: view.hasUnmatched,
  isLate: view.isLate,
});

export const listQueryOf = (view: ListView, staffId: string): ListQuery => ({
  tab: view.tab,
  filter: filterOf(view, staffId),
  hasBelow: view.hasBelow,
});

/** One active filter and the list without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: ListView;
}

/** Returns the active filters of a list, by the words of the page. @param nameOf returns the name of a person */
export const activeFilters = (view: ListView, nameOf: (id: string) => string): readonly ActiveFilter[] => {
  const { text, owner, least, hasUnmatched, isLate } = view;
  const ownerText =
    owner === 'mine' ? 'mine' : owner === 'nobody' ? 'unassigned' : owner === '' ? '' : `owned by ${nameOf(owner)}`;
  const rest = { ...view, page: 1, preview: '' };
  return [
    ...(text === '' ? [] : [{ label: text, without: { ...rest, text: '' } }]),
    ...(ownerText === '' ? [] : [{ label: ownerText, without: { ...rest, owner: '' } }]),
    ...(least === 0 ? [] : [{ label: `over $${least.toLocaleString('en-US')}`, without: { ...rest, least: 0 } }]),
    ...(hasUnmatched ? [{ label: 'has unmatched lines', without: { ...rest, hasUnmatched: false } }] : []),
    ...(isLate ? [{ label: 'past reply goal', without: { ...rest, isLate: false } }] : []),
  ];
};
