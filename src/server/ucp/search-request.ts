import { findParts } from '../../domain/engineering/understand/find-parts.ts';
import { usdE5 } from '../../domain/kit/units.ts';
import type { Size } from '../../domain/reference/sizes/size.ts';
import { displaySize } from '../../domain/reference/sizes/size-standard.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../domain/shop/catalog/query.ts';
import { findPart } from '../../domain/shop/catalog/rows/parts.ts';
import { matchParts } from '../../domain/shop/catalog/search/match-parts.ts';
import { type PricedSizes, pricedSizes } from '../../domain/shop/catalog/search/priced-sizes.ts';
import { parseQuery } from '../../domain/shop/catalog-url/parse-query.ts';
import { quoted } from '../../domain/shop/catalog-url/query-problem.ts';
import type { UcpSearchRequest } from '../../domain/site/api/ucp.ts';
import { CATEGORY } from './products.ts';

/** What the caller should know about a response. */
export interface Message {
  readonly type: 'info' | 'warning';
  readonly code: string;
  readonly content: string;
}

/** The parts that a request selects, and what of it was not applied. */
export interface Selection extends PricedSizes {
  readonly messages: readonly Message[];
}

type Filters = Pick<UcpSearchRequest, 'filters' | 'context'>;

/** Parameters of the store's URLs that are no filters here. */
const NO_FILTERS: ReadonlySet<string> = new Set(['page', 'mode', 'slug', 'limit', 'search', 'sortBy', 'quantity']);

const E5_PER_CENT = 1000;
const CATEGORY_NAMES: ReadonlySet<string> = new Set([CATEGORY.toLowerCase(), 'orings']);

const warning = (code: string, content: string): Message => ({ type: 'warning', code, content });

/** Returns the bounds of the price per piece. Currencies are not converted. */
const priceBounds = ({ filters, context }: Filters, messages: Message[]) => {
  const { min, max } = filters?.price ?? {};
  const open = { min: null, max: null };
  if (min === undefined && max === undefined) return open;
  const currency = context?.currency ?? 'USD';
  if (currency.toUpperCase() !== 'USD') {
    const content = `Prices are in USD. The price filter in ${quoted(currency)} was not applied.`;
    messages.push(warning('price_filter_ignored', content));
    return open;
  }
  const bound = (cents: number | undefined) => (cents === undefined ? null : usdE5(cents * E5_PER_CENT));
  return { min: bound(min), max: bound(max) };
};

/** Returns the store's query of the filters, by the names of the store's URL parameters. */
const filterQuery = ({ filters }: Filters, messages: Message[]): CatalogQuery => {
  const own = filters?.own ?? [];
  const pairs = own.filter(({ name }) => !NO_FILTERS.has(name));
  const { query, problems } = parseQuery(pairs.map(({ name, value }) => [name, value] as const));
  for (const { name } of own.filter((one) => NO_FILTERS.has(one.name)))
    messages.push(warning('filter_ignored', `${name} is not a filter. It was not applied.`));
  messages.push(...problems.map(({ message }) => warning('filter_ignored', `${message} It was not applied.`)));
  return query;
};

/** Returns the query of a free text, or `null` if it names no O-ring. */
const textQuery = (catalog: Catalog, text: string, messages: Message[]): CatalogQuery | null => {
  const part = findPart(catalog, text);
  if (part !== null) {
    const { standard, code } = part.sizeRecord;
    return { ...EMPTY_PAGE, sizes: [displaySize(standard, code)], compounds: [part.compoundRecord.label] };
  }
  const { query, unread, total } = findParts(catalog, text, 1);
  if (total === 0) return null;
  if (unread.length > 0) {
    const words = unread.map(({ typed }) => quoted(typed)).join(', ');
    messages.push(warning('words_ignored', `These words were not understood and not used: ${words}.`));
  }
  return query;
};

const NOTHING: PricedSizes = { sizes: [], unpriced: 0, cellsOf: () => [] };

/** A text that names the category, of which all parts are. */
const WHOLE_CATEGORY = /^o[- ]?rings?$/i;

/** Returns the parts of a query that pass the filters. Without a query, all parts that pass them. */
const selectWith = (catalog: Catalog, request: Filters, named: CatalogQuery | null, messages: Message[]): Selection => {
  const bounds = priceBounds(request, messages);
  const filters = filterQuery(request, messages);
  const searchOf = (query: CatalogQuery) => ({ query, match: matchParts(catalog, query) });
  const isFiltered = named === null || (request.filters?.own.length ?? 0) > 0;
  const [first, ...others] = [named ?? [], isFiltered ? filters : []].flat().map(searchOf);
  return { ...(first ? pricedSizes(catalog, [first, ...others], bounds) : NOTHING), messages };
};

/** Returns the parts that a search selects: those of its text that also pass its filters. */
export const selectParts = (catalog: Catalog, request: Filters & Pick<UcpSearchRequest, 'query'>): Selection => {
  const messages: Message[] = [];
  const { categories = [] } = request.filters ?? {};
  if (categories.length > 0 && !categories.some((name) => CATEGORY_NAMES.has(name.toLowerCase())))
    return { ...NOTHING, messages };
  const text = request.query?.trim() ?? '';
  if (text === '' || WHOLE_CATEGORY.test(text)) return selectWith(catalog, request, null, messages);
  const query = textQuery(catalog, text, messages);
  return query === null ? { ...NOTHING, messages } : selectWith(catalog, request, query, messages);
};

/** Returns the parts of these sizes that pass the filters. */
export const selectInSizes = (catalog: Catalog, request: Filters, sizes: readonly Size[]): Selection => {
  const names = sizes.map(({ standard, code }) => displaySize(standard, code));
  return selectWith(catalog, request, { ...EMPTY_PAGE, sizes: names }, []);
};
