/** How long a value may be used. Seconds. */
export interface CachePolicy {
  /** Served from the isolate's memory without a look elsewhere. */
  readonly memory: number;
  /** Served from KV as it is. */
  readonly fresh: number;
  /** Served from KV while a new one is fetched; gone afterwards. */
  readonly stale: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Filter options, sizes: change when the catalogue does. */
export const CATALOGUE_DATA: CachePolicy = { memory: MINUTE, fresh: HOUR, stale: 7 * DAY };

/** Comparisons and page titles: staff change them and want to see it soon. */
export const EDITED_DATA: CachePolicy = { memory: MINUTE, fresh: 5 * MINUTE, stale: 7 * DAY };
