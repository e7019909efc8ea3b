import { type Mm, mm } from '../../kit/units.ts';
import type { SizeCandidate } from '../../reference/sizes/size-candidate.ts';

/** Whether two sizes may stand for each other: in the same gland, after a check of the gland, or not. */
export type SwapVerdict = 'swap' | 'check' | 'no';

export interface Swap {
  readonly verdict: SwapVerdict;
  /** What decides it. */
  readonly by: 'section' | 'diameter';
  /** Inside diameter of the other less that of the one, and how far it may be off. */
  readonly idOffMm: Mm;
  readonly limitMm: Mm;
}

type Sections = readonly (readonly number[])[];

/** Sections that share a gland. */
const SAME_GLAND: Sections = [
  [1.78, 1.8],
  [2.62, 2.65],
  [3.53, 3.55, 3.5],
  [5.33, 5.3],
  [6.99, 7],
];
/** Sections three to six points of squeeze apart. */
const CHECK_GLAND: Sections = [
  [1.78, 1.9],
  [2.4, 2.5],
  [3, 3.1],
  [1.9, 2],
];
/** Sections that are taken for each other and must not be. */
const NEVER: Sections = [
  [2.4, 2.62],
  [3.1, 3.53],
  [5.33, 5.7],
  [8, 8.4],
];

type Nominal = Pick<SizeCandidate, 'idMm' | 'csMm'>;

/** Sections are written to 0.01 mm; those of AS568 are exact inches. */
const isSection = (written: number, csMm: Mm): boolean => Math.abs(written - csMm) < 0.0075;

const pairs = (groups: Sections, a: Mm, b: Mm): boolean =>
  groups.some((group) => group.some((one) => isSection(one, a)) && group.some((one) => isSection(one, b)));

const verdictOf = (a: Mm, b: Mm): SwapVerdict | null => {
  if (isSection(a, b) || pairs(SAME_GLAND, a, b)) return 'swap';
  if (pairs(CHECK_GLAND, a, b)) return 'check';
  return pairs(NEVER, a, b) ? 'no' : null;
};

/** Lengths in inches differ from their millimeters in the last bits. */
const GRAIN_MM = 1e-9;

const limitOf = (one: Nominal, other: Nominal): Mm => mm(Math.max(0.1, 0.01 * Math.min(one.idMm, other.idMm)));

/**
 * Whether a size may stand for another; null when their sections have nothing to do with each other.
 *
 * @example swapOf(as568_117, iso20x2_65) // { verdict: 'no', by: 'diameter', idOffMm: -0.29, limitMm: 0.2 }
 */
export const swapOf = (one: Nominal, other: Nominal): Swap | null => {
  const verdict = verdictOf(one.csMm, other.csMm);
  if (verdict === null) return null;
  const idOffMm = mm(other.idMm - one.idMm);
  const limitMm = limitOf(one, other);
  const isWithin = Math.abs(idOffMm) <= limitMm + GRAIN_MM;
  return verdict !== 'no' && !isWithin
    ? { verdict: 'no', by: 'diameter', idOffMm, limitMm }
    : { verdict, by: 'section', idOffMm, limitMm };
};

/** The sizes of other standards that share a size's gland, the more usual standard first, then the nearest diameter. */
export const twinsOf = (size: SizeCandidate, sizes: readonly SizeCandidate[]): readonly SizeCandidate[] =>
  sizes
    .filter(
      (other) =>
        other.family !== size.family &&
        Math.abs(other.idMm - size.idMm) <= limitOf(size, other) + GRAIN_MM &&
        swapOf(size, other)?.verdict === 'swap',
    )
    .sort((a, b) => a.order - b.order || Math.abs(a.idMm - size.idMm) - Math.abs(b.idMm - size.idMm));
