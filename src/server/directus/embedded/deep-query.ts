import { isRecord } from '../../../domain/cart/read-json.ts';
import { invalidQuery } from './directus-error.ts';
import { EVERYTHING, type Filter } from './filter.ts';
import { checkFilter } from './filter-check.ts';
import { aliasOf, filterOf, jsonOr, searchOf, sortOf } from './request-values.ts';

/** What is asked of the rows below a field: `deep[modifiers][_limit]=2`. */
export interface DeepQuery {
  readonly filter: Filter;
  readonly sort: readonly string[] | undefined;
  /** Rows for each row above; -1: all. */
  readonly limit: number;
  readonly offset: number;
  readonly page: number;
  readonly search: string;
  readonly alias: Readonly<Record<string, string>>;
  /** What is asked of the rows below those. */
  readonly below: ReadonlyMap<string, DeepQuery>;
}

/** Rows of a list for each row above when nothing else is asked. */
const DEFAULT_ROWS = 100;
const DEEPEST = 10;

export const NOTHING_DEEP: DeepQuery = {
  filter: EVERYTHING,
  sort: undefined,
  limit: DEFAULT_ROWS,
  offset: 0,
  page: 0,
  search: '',
  alias: {},
  below: new Map(),
};

const read = (level: unknown, depth: number): DeepQuery => {
  if (!isRecord(level)) return NOTHING_DEEP;
  if (depth > DEEPEST) throw invalidQuery('Max relational depth exceeded');
  if (level._aggregate !== undefined || level._groupBy !== undefined) {
    throw invalidQuery('"deep" cannot group or aggregate');
  }
  const filter = filterOf(level._filter);
  checkFilter(filter);
  return {
    filter,
    sort: sortOf(level._sort),
    limit: level._limit === undefined || level._limit === null ? DEFAULT_ROWS : Number(level._limit),
    offset: Number(level._offset ?? 0),
    page: Number(level._page ?? 0),
    search: searchOf(level._search),
    alias: aliasOf(level._alias),
    below: new Map(
      Object.entries(level).flatMap(([name, below]) =>
        name.startsWith('_') || !isRecord(below) ? [] : [[name, read(below, depth + 1)] as const],
      ),
    ),
  };
};

/** Reads `deep` as JSON or as brackets; anything else asks for nothing. */
export const deepOf = (value: unknown): DeepQuery => {
  const { below } = read(jsonOr(value), 0);
  return { ...NOTHING_DEEP, below };
};
