import { formatCount } from '../../domain/kit/text/counted.ts';

/**
 * A snapshot with a smaller share of the current one's parts is more likely an incomplete read than a smaller catalog.
 */
const SMALLEST_SHARE = 0.8;

export interface SnapshotFacts {
  /** Number of rows that the backend sent. */
  readonly rows: number;
  /**
   * Row counts that the backend reported when the run began and after all rows were read; `null` if it reports none.
   */
  readonly expected: readonly (number | null)[];
  /** Number of parts in the new snapshot. */
  readonly parts: number;
  /** Number of parts in the current snapshot; `null` without one. */
  readonly current: number | null;
}

/**
 * Returns the reason why a snapshot must not be published, or `null` if it may be. A forced run ignores the reason,
 * except that a catalog without parts is never published.
 */
export const refusalOf = ({ rows, expected, parts, current }: SnapshotFacts, isForced: boolean): string | null => {
  if (parts === 0) return 'The backend has no parts that the index can hold.';
  if (isForced) return null;
  const counts = expected.filter((count) => count !== null);
  if (counts.length > 0 && (rows < Math.min(...counts) || rows > Math.max(...counts))) {
    return `The backend says it has ${counts.map(formatCount).join(', later ')} parts, but sent ${formatCount(rows)}.`;
  }
  if (current !== null && parts < current * SMALLEST_SHARE) {
    const fewer = Number(((100 * (current - parts)) / current).toFixed(1));
    return `The new catalog has ${formatCount(parts)} parts, ${fewer}% fewer than the current one with ${formatCount(current)}.`;
  }
  return null;
};
