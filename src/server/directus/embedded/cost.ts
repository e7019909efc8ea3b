import type { D1Database } from '@cloudflare/workers-types';
import type { Collection } from './collection.ts';
import { invalidQuery } from './directus-error.ts';
import type { Filter } from './filter.ts';
import { DEFAULT_LIMIT, type ItemsRequest } from './items-request.ts';

/** From so many rows on, a collection is read along its index only. */
const LARGE = 50_000;
/** Rows of one answer from a large collection. */
export const LARGEST_PAGE = 10_000;
/** Keys of one `_in` that count as few rows. */
const MOST_KEYS = 1000;
/** How far `offset` and `page` reach in a large collection. */
const FARTHEST = 100_000;
/** How long a count is kept. */
const COUNT_MS = 60_000;

const RANGES = new Set(['_gt', '_gte', '_lt', '_lte', '_between']);

/** What must hold of a row: of one of its fields, or of something else. */
const conditions = (filter: Filter): (readonly [string | null, Filter])[] => {
  if (filter.kind === 'all') return filter.parts.flatMap(conditions);
  if (filter.kind === 'everything') return [];
  return [filter.kind === 'field' ? [filter.name, filter.of] : [null, filter]];
};

const isFew = (filter: Filter, widestSpan: number): boolean => {
  if (filter.kind !== 'condition') return false;
  const { operator, value } = filter;
  if (operator === '_eq') return value !== null;
  if (!Array.isArray(value)) return false;
  if (operator === '_in') return value.length <= MOST_KEYS;
  return operator === '_between' && value.length === 2 && Number(value[1]) - Number(value[0]) <= widestSpan;
};

const isRange = (filter: Filter): boolean => filter.kind === 'condition' && RANGES.has(filter.operator);

/** The filter names a few rows by the index, whatever else it says. */
const readsFew = ({ indexed, widestSpan }: Collection, { filter }: ItemsRequest): boolean =>
  conditions(filter).some(([field, value]) => field === indexed && isFew(value, widestSpan ?? 0));

/** Rows come in the order in which they lie, from some place on: it costs what it gives. */
const walksIndex = ({ indexed }: Collection, { filter, sort, search, groupBy, aggregate }: ItemsRequest): boolean =>
  conditions(filter).every(([field, value]) => field === indexed && isRange(value)) &&
  (sort ?? []).every((path) => path === indexed || path === `-${indexed}`) &&
  search === '' &&
  groupBy.length === 0 &&
  aggregate.length === 0;

/** Keeps any one call from reading a large collection as a whole. */
export interface CostGuard {
  /** The most rows a call may ask for; throws INVALID_QUERY when it would read too many. */
  largestPage(collection: Collection, request: ItemsRequest): Promise<number>;
  /** Rows of a collection as a whole, counted at most once a minute. */
  total(collection: Collection): Promise<number>;
  /** Whether it is read along its index only. */
  isLarge(collection: Collection): Promise<boolean>;
}

export const costGuard = (db: D1Database, now: () => number): CostGuard => {
  const counts = new Map<string, { readonly at: number; readonly count: Promise<number> }>();

  const counted = (key: string, sql: string): Promise<number> => {
    const held = counts.get(key);
    if (held && now() - held.at < COUNT_MS) return held.count;
    const count = db
      .prepare(sql)
      .first<{ count: number }>()
      .then((row) => row?.count ?? 0);
    counts.set(key, { at: now(), count });
    count.catch(() => counts.delete(key));
    return count;
  };

  const isLarge = async ({ table }: Collection): Promise<boolean> => {
    const count = await counted(
      `${table} up to ${LARGE}`,
      `SELECT count(*) AS count FROM (SELECT 1 FROM ${table} LIMIT ${LARGE})`,
    );
    return count >= LARGE;
  };

  return {
    isLarge,
    total: ({ name, table, countSql }) => counted(name, countSql ?? `SELECT count(*) AS count FROM ${table}`),
    async largestPage(collection, request) {
      if (collection.widestSpan === null) return Number.POSITIVE_INFINITY;
      if (readsFew(collection, request)) return LARGEST_PAGE;
      if (!(await isLarge(collection))) return Number.POSITIVE_INFINITY;
      const { limit = DEFAULT_LIMIT, offset, page } = request;
      const rows = limit === -1 ? LARGEST_PAGE : Math.min(limit, LARGEST_PAGE);
      const isCount = request.aggregate.length > 0 && conditions(request.filter).length === 0;
      const countsAll =
        isCount && request.groupBy.length === 0 && request.aggregate.every(([name]) => name === 'count');
      if (!countsAll && !walksIndex(collection, request)) {
        const { indexed, name } = collection;
        throw invalidQuery(
          `"${name}" is large: filter it by "${indexed}" with _eq, _in or _between, or read it in the order of "${indexed}" with _gt and limit`,
        );
      }
      if (Math.max(offset, (page - 1) * rows) > FARTHEST) {
        throw invalidQuery(
          `"${collection.name}" is large: go on by filter[${collection.indexed}][_gt], not by page or offset`,
        );
      }
      return LARGEST_PAGE;
    },
  };
};
