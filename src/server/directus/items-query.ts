export type FilterValue = boolean | number | string | readonly (boolean | number | string)[];

/** For example `{our_product: {_eq: 7}}`; relations are nested, `_and` and `_or` combine filters. */
export type Filter = { readonly [key: string]: Filter | FilterValue | readonly Filter[] };

/** A read of one collection, in the protocol's terms. */
export interface ItemsQuery {
  readonly filter?: Filter;
  readonly groupBy?: readonly string[];
  readonly aggregate?: Readonly<Record<string, string>>;
  readonly sort?: readonly string[];
  /** Dotted paths; absent means all fields. */
  readonly fields?: readonly string[];
  /** -1 means all, or as many as the server allows. */
  readonly limit?: number;
  readonly offset?: number;
}

const isList = (
  value: Filter | FilterValue | readonly Filter[],
): value is readonly (boolean | number | string)[] | readonly Filter[] => Array.isArray(value);

/** Returns pairs such as `[product][_eq]` and `7`, or `null` if the filter can be expressed only as JSON. */
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

/** Encodes a value but leaves the protocol's punctuation readable for logs, since servers accept both. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':');

/**
 * Returns the query string of a read. Writes simple filters in brackets, those with `_and` or `_or` as JSON.
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
