import { formatCount } from '../../domain/kit/text/counted.ts';

/** A snapshot with fewer parts than this share of the current one is more likely a broken read than a smaller shop. */
const SMALLEST_SHARE = 0.8;

export interface SnapshotFacts {
  /** Rows that the backend sent. */
  readonly rows: number;
  /** Rows that the backend said it has: when the run began, and when all were read; null = it does not say. */
  readonly expected: readonly (number | null)[];
  /** Parts in the new snapshot. */
  readonly parts: number;
  /** Parts in the current one; null = there is none. */
  readonly current: number | null;
}

/**
 * Why a snapshot is not to be published; null = nothing speaks against it. A run that was forced may overrule the
 * reason, except that a catalog without parts is never published.
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
