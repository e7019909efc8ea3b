export type FilterValue = boolean | number | string | readonly (boolean | number | string)[];

/** `{our_product: {_eq: 7}}`, relations nested, joined by `_and` and `_or`. */
export type Filter = { readonly [key: string]: Filter | FilterValue | readonly Filter[] };

/** A read of one collection, in the protocol's own words. */
export interface ItemsQuery {
  readonly filter?: Filter;
  readonly groupBy?: readonly string[];
  readonly aggregate?: Readonly<Record<string, string>>;
  readonly sort?: readonly string[];
  /** Dotted paths; none: all fields. */
  readonly fields?: readonly string[];
  /** -1: all there are, or as many as the server gives. */
  readonly limit?: number;
  readonly offset?: number;
}

const isList = (
  value: Filter | FilterValue | readonly Filter[],
): value is readonly (boolean | number | string)[] | readonly Filter[] => Array.isArray(value);

/** `[product][_eq]=7`; null where only JSON says it. */
const bracketed = (filter: Filter): (readonly [string, string])[] | null => {
  const pairs: (readonly [string, string])[] = [];
  for (const [key, value] of Object.entries(filter)) {
    if (key === '_and' || key === '_or') return null;
    if (isList(value)) {
      if (value.some((one) => typeof one === 'object' || String(one).includes(','))) return null;
      pairs.push([`[${key}]`, value.join()]);
    } else if (typeof value === 'object') {
      const inner = bracketed(value);
      if (!inner) return null;
      pairs.push(...inner.map(([path, text]) => [`[${key}]${path}`, text] as const));
    } else {
      pairs.push([`[${key}]`, String(value)]);
    }
  }
  return pairs;
};

/** Leaves the signs that the protocol is written with as they are: servers read them either way, and logs are read by people. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':');

/**
 * The query string of a read. Simple filters are written in brackets, those with `_and` or `_or` as one JSON text.
 *
 * @example itemsQueryString({filter: {product: {_eq: 7}}, sort: ['minQuantity'], limit: 30})
 * // 'filter[product][_eq]=7&sort=minQuantity&limit=30'
 */
export const itemsQueryString = ({ filter, groupBy, aggregate, sort, fields, limit, offset }: ItemsQuery): string => {
  const pairs: (readonly [string, string])[] = [];
  if (filter) {
    const simple = bracketed(filter);
    if (simple) pairs.push(...simple.map(([path, text]) => [`filter${path}`, text] as const));
    else pairs.push(['filter', JSON.stringify(filter)]);
  }
  for (const name of groupBy ?? []) pairs.push(['groupBy[]', name]);
  for (const [call, field] of Object.entries(aggregate ?? {})) pairs.push([`aggregate[${call}]`, field]);
  if (sort) pairs.push(['sort', sort.join()]);
  if (fields) pairs.push(['fields', fields.join()]);
  if (limit !== undefined) pairs.push(['limit', String(limit)]);
  if (offset !== undefined && offset > 0) pairs.push(['offset', String(offset)]);
  return pairs.map(([name, text]) => `${name}=${encoded(text)}`).join('&');
};
