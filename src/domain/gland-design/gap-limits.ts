import type { Mm } from '../units.ts';
import { mm } from '../units.ts';

/** Upper ends of the columns, mm of cross-section. */
const SECTIONS = [2, 3, 5, 7, Number.POSITIVE_INFINITY];

type GapRow = readonly [mpa: number, ...gaps: number[]];

/** Largest radial gaps in mm by pressure, for 70 to 89 Shore A. */
const SOFT: readonly GapRow[] = [
  [3.5, 0.08, 0.09, 0.1, 0.13, 0.15],
  [7, 0.05, 0.07, 0.08, 0.09, 0.1],
  [10.5, 0.03, 0.04, 0.05, 0.07, 0.08],
];

/** For 90 Shore A and harder. */
const HARD: readonly GapRow[] = [
  [3.5, 0.13, 0.15, 0.2, 0.23, 0.25],
  [7, 0.1, 0.13, 0.15, 0.18, 0.2],
  [10.5, 0.07, 0.09, 0.1, 0.13, 0.15],
  [14, 0.05, 0.07, 0.08, 0.09, 0.1],
  [17.5, 0.04, 0.05, 0.07, 0.08, 0.09],
  [21, 0.03, 0.04, 0.05, 0.07, 0.08],
  [35, 0.02, 0.03, 0.03, 0.04, 0.04],
];

/** Silicones tear easily: half the gap. */
const HALVED = new Set(['VMQ', 'FVMQ']);
/** The table does not hold for them. */
const NOT_IN_TABLE = new Set(['AU', 'EU', 'PTFE']);

export type GapLimit =
  | { readonly kind: 'limit'; readonly gap: Mm }
  /** Beyond the last pressure of the table. */
  | { readonly kind: 'backup' }
  /** No figure for this hardness or polymer. */
  | { readonly kind: 'no-data' };

/**
 * The largest radial gap that a ring bridges under pressure; the next higher pressure of the table counts.
 *
 * @example gapLimit({ cs: mm(3.53), mpa: 7, shoreA: 70, polymer: 'NBR' }) // { kind: 'limit', gap: 0.08 }
 */
export const gapLimit = (asked: {
  readonly cs: Mm;
  readonly mpa: number;
  readonly shoreA: number;
  readonly polymer: string | null;
}): GapLimit => {
  const { cs, mpa, shoreA, polymer } = asked;
  if (shoreA < 70 || (polymer !== null && NOT_IN_TABLE.has(polymer))) return { kind: 'no-data' };
  const row = (shoreA < 90 ? SOFT : HARD).find(([pressure]) => mpa <= pressure);
  if (row === undefined) return { kind: 'backup' };
  const gap = row[SECTIONS.findIndex((section) => cs <= section) + 1] ?? 0;
  return { kind: 'limit', gap: mm(polymer !== null && HALVED.has(polymer) ? gap / 2 : gap) };
};
