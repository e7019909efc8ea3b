import { type Mm, mm } from '../../../kit/units.ts';
import type { BackupRings } from '../model.ts';

/** Upper limits of the columns of Trelleborg's table, mm of cross-section. */
const SECTIONS = [2, 3, 5, 7, Number.POSITIVE_INFINITY];

type GapRow = readonly [mpa: number, ...gaps: number[]];

interface Block {
  /** Maximum radial gaps in mm by pressure and cross-section (Trelleborg, table XII). */
  readonly trelleborg: readonly GapRow[];
  /** Maximum diametral clearances 2g in mm by pressure, for every cross-section (JIS B 2401-2). */
  readonly jis: readonly GapRow[];
}

/** For 70 to 89 Shore A. */
const SOFT: Block = {
  trelleborg: [
    [3.5, 0.08, 0.09, 0.1, 0.13, 0.15],
    [7, 0.05, 0.07, 0.08, 0.09, 0.1],
    [10.5, 0.03, 0.04, 0.05, 0.07, 0.08],
  ],
  jis: [
    [4, 0.35],
    [6.3, 0.3],
    [10, 0.15],
    [16, 0.07],
    [25, 0.03],
  ],
};

/** For 90 Shore A and harder, and for every ring with backup rings. */
const HARD: Block = {
  trelleborg: [
    [3.5, 0.13, 0.15, 0.2, 0.23, 0.25],
    [7, 0.1, 0.13, 0.15, 0.18, 0.2],
    [10.5, 0.07, 0.09, 0.1, 0.13, 0.15],
    [14, 0.05, 0.07, 0.08, 0.09, 0.1],
    [17.5, 0.04, 0.05, 0.07, 0.08, 0.09],
    [21, 0.03, 0.04, 0.05, 0.07, 0.08],
    [35, 0.02, 0.03, 0.03, 0.04, 0.04],
  ],
  jis: [
    [4, 0.65],
    [6.3, 0.6],
    [10, 0.5],
    [16, 0.3],
    [25, 0.17],
  ],
};

const HARD_FROM = 90;
/** No table covers softer rings. */
export const SOFTEST = 70;
/** Pressure up to which a softer ring is marginal, MPa. */
export const SOFT_MPA = 3.5;
/** Highest pressure of the tables with backup rings, and highest pressure at which plastic ones are marginal, MPa. */
export const BACKUP_MPA = 35;
export const PLASTIC_MPA = 70;

const WARM = 70;
const HOT = 120;
/** Returns by how many rows heat raises the pressure: the curves are valid up to about 70 °C. */
const goodShift = (highC: number): number => (highC > HOT ? 2 : highC > WARM ? 1 : 0);
const marginalShift = (highC: number): number => (highC > HOT ? 1 : 0);

/** Silicones tear easily, so they get half the gap without a backup ring. */
const HALVED: ReadonlySet<string> = new Set(['VMQ', 'FVMQ', 'PVMQ']);

/** Returns the row of the next higher pressure plus a shift, or null past the last one. */
const rowFor = (rows: readonly GapRow[], mpa: number, shift: number): GapRow | null => {
  const place = rows.findIndex(([pressure]) => mpa <= pressure);
  return place < 0 ? null : (rows[place + shift] ?? null);
};

const trelleborgGap = (block: Block, asked: GapQuery, shift: number): number | null =>
  rowFor(block.trelleborg, asked.mpa, shift)?.[SECTIONS.findIndex((section) => asked.cs <= section) + 1] ?? null;

const jisGap = (block: Block, { mpa }: GapQuery, shift: number): number | null => {
  const clearance = rowFor(block.jis, mpa, shift)?.[1];
  return clearance === undefined ? null : clearance / 2;
};

/** Returns the largest of the available limits. */
const larger = (...limits: readonly (number | null)[]): number | null => {
  const known = limits.filter((limit) => limit !== null);
  return known.length === 0 ? null : Math.max(...known);
};

const times = (factor: number, limit: number | null): number | null => (limit === null ? null : factor * limit);

/** Factor on a gap limit up to which the gap is marginal. */
const MARGINAL_SHARE = 1.5;

export interface GapQuery {
  readonly cs: Mm;
  readonly mpa: number;
  readonly shoreA: number;
  /** Family of the ring's polymer. */
  readonly family: string | null;
  /** Highest temperature, °C. */
  readonly highC: number;
  readonly backup: BackupRings;
}

/** Maximum radial gaps that are good and marginal. null if no table has one. */
export interface GapLimits {
  readonly good: Mm | null;
  readonly marginal: Mm | null;
}

const orNone = (limit: number | null): Mm | null => (limit === null ? null : mm(limit));

const withBackup = (asked: GapQuery): GapLimits => {
  const { highC, backup } = asked;
  const isPlastic = backup.kind === 'plastic';
  const shifts = isPlastic
    ? ([marginalShift(highC), marginalShift(highC)] as const)
    : ([goodShift(highC), marginalShift(highC)] as const);
  const [good, source] = shifts.map((shift) => larger(trelleborgGap(HARD, asked, shift), jisGap(HARD, asked, shift)));
  return { good: orNone(good ?? null), marginal: orNone(times(MARGINAL_SHARE, source ?? null)) };
};

/**
 * Returns the maximum radial gaps that a ring, or a ring with backup rings, bridges under pressure. The row of the next
 * higher pressure counts, and heat shifts it to higher pressures.
 *
 * @example gapLimits({ cs: mm(3.53), mpa: 7, shoreA: 70, family: 'NBR', highC: 20, backup: NO_BACKUP }) // { good: 0.08, marginal: 0.12 }
 */
export const gapLimits = (asked: GapQuery): GapLimits => {
  const { shoreA, family, highC, backup } = asked;
  if (backup.count > 0) return withBackup(asked);
  if (shoreA < SOFTEST) return { good: null, marginal: null };
  const block = shoreA < HARD_FROM ? SOFT : HARD;
  const part = family !== null && HALVED.has(family) ? 0.5 : 1;
  const shift = marginalShift(highC);
  const marginal = larger(times(MARGINAL_SHARE, trelleborgGap(block, asked, shift)), jisGap(block, asked, shift));
  return {
    good: orNone(times(part, trelleborgGap(block, asked, goodShift(highC)))),
    marginal: orNone(times(part, marginal)),
  };
};
