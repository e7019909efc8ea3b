/** How long a value may be used. Seconds. */
export interface CachePolicy {
  /** Served from the isolate's memory without a look elsewhere. */
  readonly memory: number;
  /** Served from KV as it is. */
  readonly fresh: number;
  /** Served from KV while a new one is fetched; gone afterwards. */
  readonly stale: number;
  /** Still used beyond that while the source fails or does not answer in time; absent: not at all. */
  readonly keep?: number;
  /** An unchanged value is written to KV again only after this; absent: each time. */
  readonly rewrite?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Filter options, sizes: change when the catalogue does. */
export const CATALOGUE_DATA: CachePolicy = { memory: MINUTE, fresh: HOUR, stale: 7 * DAY };

/** Comparisons and page titles: staff change them and want to see it soon. */
export const EDITED_DATA: CachePolicy = { memory: MINUTE, fresh: 5 * MINUTE, stale: 7 * DAY };

/**
 * Pages of the hosted builder: what staff publish is seen within a minute. Memory, KV and the service's own cache
 * (`HOSTED_CACHE_S`) add up to 55 s; the last good page outlives a service that is away.
 */
export const PUBLISHED_CONTENT: CachePolicy = {
  memory: 10,
  fresh: 10,
  stale: 15,
  keep: 30 * DAY,
  rewrite: 10 * MINUTE,
};
