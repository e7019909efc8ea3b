import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { isMessageTab, type MessageTab } from '../../../domain/site/messages/message-state.ts';

/** What the list of messages is filtered by, as in its URL. */
export interface ListFilter {
  readonly tab: MessageTab;
  /** '' for every form. */
  readonly form: string;
  /** `me`, `none`, or '' for everybody. */
  readonly owner: '' | 'me' | 'none';
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

export const LIST_PARAMETERS = ['tab', 'form', 'owner', 'q', 'page'];

const LONGEST_SEARCH = 100;
const LONGEST_TYPE = 60;
/** Maximum number of the last page, which bounds the rows that the database skips. */
const MAX_PAGE = 200;
const LONGEST_QUERY = 600;

export const readFilter = (parameters: Readonly<Record<string, string>>): ListFilter => {
  const { tab, form = '', owner, q = '', page } = parameters;
  const number = Number(page ?? 1);
  return {
    tab: isMessageTab(tab) ? tab : 'open',
    form: cutText(form, LONGEST_TYPE),
    owner: owner === 'me' || owner === 'none' ? owner : '',
    q: cutText(q.trim(), LONGEST_SEARCH),
    page: Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1,
  };
};

/** Returns the query of a filter without default values: '' or `?…`. */
export const filterQuery = ({ tab, form, owner, q, page }: ListFilter): string => {
  const query = new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(form !== '' && { form }),
    ...(owner !== '' && { owner }),
    ...(q !== '' && { q }),
    ...(page !== 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '' : `?${query}`;
};

/** Returns the filter of a query that a form repeats. */
export const filterIn = (query: string): ListFilter =>
  readFilter(Object.fromEntries(new URLSearchParams(cutText(query, LONGEST_QUERY))));

/** Returns the URL of the list. */
export const listHref = (filter: ListFilter): string => `/desk/messages${filterQuery(filter)}`;

export const messageHref = (id: number): string => `/desk/messages/${id}`;
