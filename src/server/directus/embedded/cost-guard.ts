import type { D1Database } from '@cloudflare/workers-types';
import { singleFlight } from '../../resilience/single-flight.ts';
import type { Collection, Large } from './collection.ts';
import type { Filter } from './filter.ts';
import { invalidQuery } from './refusal.ts';
import type { ItemsRequest } from './request.ts';
import { bind, sql } from './sql.ts';

/**
 * Number of rows from which a collection is read only along its index; also the maximum number of rows per response.
 */
const LARGE = 50_000;
/** Maximum number of rows per response from a large collection. */
const MAX_PAGE = 10_000;
/** Maximum `offset` in a large collection. */
const MAX_OFFSET = 100_000;
/** How long the result of the size check is cached. */
const CACHE_MS = 60_000;

const conditions = (filter: Filter): Filter[] => (filter.kind === 'all' ? filter.parts.flatMap(conditions) : [filter]);

/** Whether the filter selects few rows through an index, regardless of its other conditions. */
const readsFew = (filter: Filter, { indexed, widestSpan, rarelyNull }: Large): boolean =>
  conditions(filter).some((part) => {
    if (part.kind !== 'is') return false;
    if (part.name === rarelyNull) return part.operator === '_null' && String(part.values[0]) === 'true';
    if (part.name !== indexed) return false;
    const [low, high] = part.values;
    if (part.operator === '_between') return Number(high) - Number(low) <= widestSpan;
    return part.operator === '_eq' || part.operator === '_in';
  });

/** Whether rows are read in index order from some position on, so that the cost is proportional to the result. */
const walksIndex = ({ filter, sort, groupBy, aggregate }: ItemsRequest, indexed: string): boolean =>
  conditions(filter).every((part) => part.kind === 'is' && part.name === indexed && part.operator !== '_neq') &&
  sort.every((term) => term.name === indexed) &&
  groupBy.length + aggregate.length === 0;

const countsAll = ({ filter, groupBy, aggregate }: ItemsRequest): boolean =>
  conditions(filter).length === 0 &&
  groupBy.length === 0 &&
  aggregate.length > 0 &&
  aggregate.every(({ call }) => call === 'count');

/** Prevents single calls from reading a large collection as a whole. */
export interface CostGuard {
  /** Maximum number of rows for the call. Throws INVALID_QUERY if it would read too many. */
  largestPage(collection: Collection, request: ItemsRequest): Promise<number>;
}

export const costGuard = (db: D1Database, now: () => number): CostGuard => {
  const counts = singleFlight<string>({ now, limitMs: CACHE_MS, keepMs: CACHE_MS });

  const isLarge = ({ name, large }: Collection): Promise<boolean> => {
    if (!large) return Promise.resolve(false);
    const { text, values } = sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${large.table} LIMIT ${bind(LARGE)})`;
    return counts(name, async () => {
      const row = await db
        .prepare(text)
        .bind(...values)
        .first<{ count: number }>();
      return (row?.count ?? 0) >= LARGE;
    });
  };

  return {
    async largestPage(collection, request) {
      const { name, large } = collection;
      if (!large) return LARGE;
      const { indexed, isWalked } = large;
      const isFew = readsFew(request.filter, large);
      if (isFew && request.meta.length === 0) return MAX_PAGE;
      if (!(await isLarge(collection))) return LARGE;
      const isSmallEnough = isFew || (isWalked && (walksIndex(request, indexed) || countsAll(request)));
      if (!isSmallEnough || (request.meta.length > 0 && !isWalked)) {
        const orWalk = isWalked ? `, or read it in the order of "${indexed}" with _gt and limit` : '';
        throw invalidQuery(`"${name}" is large: filter it by "${indexed}" with _eq, _in or a narrow _between${orWalk}`);
      }
      if (request.offset > MAX_OFFSET) {
        throw invalidQuery(`"${name}" is large: go on by filter[${indexed}][_gt], not by offset`);
      }
      return MAX_PAGE;
    },
  };
};
