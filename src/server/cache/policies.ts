/** How long one kind of data may be used. Seconds. */
export interface CachePolicy {
  /** Raised when the shape of stored values changes: values of another version are not looked at. */
  readonly version: number;
  /** Served from the isolate's memory without a look elsewhere. */
  readonly memory: number;
  /** Served from KV as it is. */
  readonly fresh: number;
  /** Served from KV while a new one is fetched. */
  readonly stale: number;
  /** Still used beyond that while the source fails or does not answer in time; absent: not at all. */
  readonly keep?: number;
  /** An unchanged value is written to KV again only after this; absent: each time. */
  readonly rewrite?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Memory and freshness end up to this share sooner, each time by another amount: values that many isolates took in
 * together are not all renewed at the same moment. Never later, so that the promises below hold.
 */
export const JITTER = 0.1;

/** The seven lists of filter options: they change when the catalog does. */
export const MODIFIER_LISTS: CachePolicy = { version: 1, memory: MINUTE, fresh: HOUR, stale: 7 * DAY, keep: 30 * DAY };

/** The table of metric sizes: as the lists of options, and larger. */
export const METRIC_SIZES: CachePolicy = {
  version: 1,
  memory: 10 * MINUTE,
  fresh: 6 * HOUR,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** A list of options or sizes without an entry: believed so long where no good one is known. Seconds. */
export const EMPTY_LIST = MINUTE;

/** Comparisons of compounds: staff change them and want to see it soon. */
export const COMPARISONS: CachePolicy = {
  version: 1,
  memory: MINUTE,
  fresh: 5 * MINUTE,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** The few products without a compound: they change when the catalog does. */
export const WITHOUT_COMPOUND: CachePolicy = {
  version: 1,
  memory: 5 * MINUTE,
  fresh: HOUR,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** Titles and addresses of pages, for search. */
export const PAGE_TITLES: CachePolicy = {
  version: 1,
  memory: MINUTE,
  fresh: 5 * MINUTE,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/** Pages of the own store: they change with a deployment. */
export const EMBEDDED_PAGES: CachePolicy = {
  version: 1,
  memory: MINUTE,
  fresh: 5 * MINUTE,
  stale: 7 * DAY,
  keep: 30 * DAY,
};

/**
 * Pages of the hosted builder: what staff publish is seen within a minute. Memory, KV and the service's own cache
 * (`HOSTED_CACHE_S`) add up to 55 s; the last good page outlives a service that is away.
 */
export const PUBLISHED_CONTENT: CachePolicy = {
  version: 1,
  memory: 10,
  fresh: 10,
  stale: 15,
  keep: 30 * DAY,
  rewrite: 10 * MINUTE,
};
