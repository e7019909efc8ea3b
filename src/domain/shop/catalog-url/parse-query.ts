import { celsius, mm, type Range } from '../../kit/units.ts';
import { byFacet } from '../catalog/facets.ts';
import { type CatalogQuery, DEFAULT_LIMIT } from '../catalog/query.ts';
import { RANGE_PARAMETERS, type RangeName } from '../catalog/ranges.ts';
import { isKnownParameter, isListParameter, MAX_SEARCH_LENGTH, MAX_VALUE_LENGTH } from './parameters.ts';
import { MAX_PROBLEMS, type QueryProblem, type QueryProblemKind, quoted } from './query-problem.ts';
import * as values from './query-values.ts';

/** The parsed query and the problems of a query string. */
export interface ParsedQuery {
  readonly query: CatalogQuery;
  readonly problems: readonly QueryProblem[];
}

type Report = (kind: QueryProblemKind, parameter: string, message: string) => void;

/**
 * Collects one string per known parameter: repeated lists are joined, and the first of repeated single values counts.
 */
const collect = (pairs: Iterable<readonly [string, string]>, report: Report): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const [name, value] of pairs) {
    const text = value.trim();
    if (text === '') continue;
    const before = texts.get(name);
    if (!isKnownParameter(name)) report('unknown', quoted(name).slice(1, -1), `No filter is called ${quoted(name)}.`);
    else if (!values.isCleanText(text)) report('invalid', name, 'The text has characters we cannot read.');
    else if (before === undefined) texts.set(name, text);
    else if (isListParameter(name)) texts.set(name, `${before},${text}`);
    else if (before !== text) report('repeated', name, `${name} is given more than once. Only one value counts.`);
  }
  return texts;
};

/**
 * Parses the store's query parameters. Never throws: what cannot be parsed keeps its default and is reported in
 * `problems`. Reversed bounds are swapped. Empty values are dropped silently, and keys of filter values are
 * case-insensitive.
 *
 * @param defaultLimit rows per page unless specified: that of the API, or `PAGE_LIMIT` for page URLs
 * @example parseQuery(new URLSearchParams('material=fkm,epdm&page=2')).query.facets.material // ['fkm', 'epdm']
 */
export const parseQuery = (
  pairs: Iterable<readonly [string, string]>,
  defaultLimit: number = DEFAULT_LIMIT,
): ParsedQuery => {
  const problems: QueryProblem[] = [];
  const report: Report = (kind, parameter, message) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ kind, parameter, message });
  };
  const texts = collect(pairs, report);

  const read = <T>(name: string, parse: (text: string, complain: values.Complain) => T, absent: T): T => {
    const text = texts.get(name);
    return text === undefined ? absent : parse(text, (message) => report('invalid', name, message));
  };
  const range = <Figure extends number>(name: RangeName, figure: (value: number) => Figure): Range<Figure> => {
    const parameter = RANGE_PARAMETERS[name];
    const bound = (side: 'low' | 'high') =>
      read<Figure | null>(
        parameter[side],
        (text, complain) => {
          const value = values.parseBound(text, parameter, complain);
          return value === null ? null : figure(value);
        },
        null,
      );
    const low = bound('low');
    const high = bound('high');
    if (low === null || high === null || low <= high) return { low, high };
    report('swapped', parameter.low, `${parameter.low} ${low} is greater than ${parameter.high} ${high}.`);
    return { low: high, high: low };
  };

  const query: CatalogQuery = {
    mode: read('mode', values.parseMode, 'parts'),
    search: read('search', (text, complain) => values.parseText(text, MAX_SEARCH_LENGTH, complain), ''),
    sizes: read<readonly string[]>('size', values.parseList, []),
    compounds: read<readonly string[]>('compound', values.parseKeys, []),
    media: read<readonly string[]>('media', values.parseKeys, []),
    slug: read<string | null>(
      'slug',
      (text, complain) => values.parseText(text, MAX_VALUE_LENGTH, complain) || null,
      null,
    ),
    idMm: range('idMm', mm),
    csMm: range('csMm', mm),
    temperatureC: range('temperatureC', celsius),
    inStock: read('stock_available', values.parseFlag, false),
    stock: read<CatalogQuery['stock']>('stock', values.parseStock, []),
    facets: byFacet(({ key }) => read<readonly string[]>(key, values.parseKeys, [])),
    quantity: read('quantity', values.parseQuantityParameter, null),
    sort: read('sortBy', values.parseSort, null),
    page: read('page', values.parsePage, 1),
    limit: read('limit', (text, complain) => values.parseLimit(text, complain) ?? defaultLimit, defaultLimit),
  };
  return { query, problems };
};
