/** How long one kind of data may be used, in seconds. */
export interface CachePolicy {
  /** Raised when the format of stored values changes: values of other versions are ignored. */
  readonly version: number;
  /** Served from the isolate's memory without reading KV. */
  readonly memory: number;
  /** Served from KV as is. */
  readonly fresh: number;
  /** Served from KV while a new one is fetched. */
  readonly stale: number;
  /** Used beyond that while the source fails or is slow; absent means not at all. */
  readonly keep?: number;
  /** Minimum age at which an unchanged value is written to KV again; absent means that every renewal is written. */
  readonly rewrite?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Memory and freshness times are shortened by a random share of up to this much, so that values that many isolates
 * loaded together are not all renewed at the same moment. They are never extended, so the limits below hold.
 */
export const JITTER = 0.1;

/** The lists of filter options, one per type of modifier, which change with the catalog. */
export const MODIFIER_LISTS: CachePolicy = { version: 1, memory: MINUTE, fresh: HOUR, stale: 7 * DAY, keep: 30 * DAY };

/** The table of metric sizes, which changes like the lists of options but is larger. */
export const METRIC_SIZES: CachePolicy = {
  version: 1,
  memory: 10 * MINUTE,
  fresh: 6 * HOUR,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** Seconds for which an empty list of options or sizes is used if no good one is known. */
export const EMPTY_LIST = MINUTE;

/** Comparisons of compounds, which staff edit and want to see soon. */
export const COMPARISONS: CachePolicy = {
  version: 1,
  memory: MINUTE,
  fresh: 5 * MINUTE,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** The few products without a compound, which change with the catalog. */
export const WITHOUT_COMPOUND: CachePolicy = {
  version: 1,
  memory: 5 * MINUTE,
  fresh: HOUR,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** Titles and URLs of pages, for search. */
export const PAGE_TITLES: CachePolicy = {
  version: 1,
  memory: MINUTE,
  fresh: 5 * MINUTE,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** Pages of the embedded store, which change with a deployment. */
export const EMBEDDED_PAGES: CachePolicy = {
  version: 1,
  memory: MINUTE,
  fresh: 5 * MINUTE,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/**
 * Pages of the hosted builder: what staff publish is visible within a minute. Memory, KV and the service's own cache
 * (`HOSTED_CACHE_S`) add up to 55 s. The last good page remains usable while the service is unavailable.
 */
export const PUBLISHED_CONTENT: CachePolicy = {
  version: 1,
  memory: 10,
  fresh: 10,
  stale: 15,
  keep: 30 * DAY,
  rewrite: 10 * MINUTE,
};
