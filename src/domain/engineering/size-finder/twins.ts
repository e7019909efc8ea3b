import { type Mm, mm } from '../../kit/units.ts';
import type { SizeCandidate } from '../../reference/sizes/size-candidate.ts';

/** Whether two sizes are interchangeable: in the same gland, after checking the gland, or not. */
export type SwapVerdict = 'swap' | 'check' | 'no';

export interface Swap {
  readonly verdict: SwapVerdict;
  /** The dimension that decides it. */
  readonly by: 'section' | 'diameter';
  /** Inside diameter of the other size minus that of the one, and the allowed deviation. */
  readonly idOffMm: Mm;
  readonly limitMm: Mm;
}

type Sections = readonly (readonly number[])[];

/** Cross-sections that share a gland. */
const SAME_GLAND: Sections = [
  [1.78, 1.8],
  [2.62, 2.65],
  [3.53, 3.55, 3.5],
  [5.33, 5.3],
  [6.99, 7],
];
/** Cross-sections that differ by three to six points of squeeze. */
const CHECK_GLAND: Sections = [
  [1.78, 1.9],
  [2.4, 2.5],
  [3, 3.1],
  [1.9, 2],
];
/** Cross-sections that are easily confused but not interchangeable. */
const NEVER: Sections = [
  [2.4, 2.62],
  [3.1, 3.53],
  [5.33, 5.7],
  [8, 8.4],
];

type Nominal = Pick<SizeCandidate, 'idMm' | 'csMm'>;

/** Cross-sections are written to 0.01 mm, while those of AS568 are exact inches. */
const isSection = (written: number, csMm: Mm): boolean => Math.abs(written - csMm) < 0.0075;

const pairs = (groups: Sections, a: Mm, b: Mm): boolean =>
  groups.some((group) => group.some((one) => isSection(one, a)) && group.some((one) => isSection(one, b)));

const verdictOf = (a: Mm, b: Mm): SwapVerdict | null => {
  if (isSection(a, b) || pairs(SAME_GLAND, a, b)) return 'swap';
  if (pairs(CHECK_GLAND, a, b)) return 'check';
  return pairs(NEVER, a, b) ? 'no' : null;
};

/** Lengths in inches differ from their millimeters by floating-point noise. */
const GRAIN_MM = 1e-9;

const limitOf = (one: Nominal, other: Nominal): Mm => mm(Math.max(0.1, 0.01 * Math.min(one.idMm, other.idMm)));

/**
 * Returns whether a size can replace another, or null if their cross-sections are unrelated.
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

/**
 * Returns the sizes of other standards that share a size's gland, sorted by how common the standard is, then by
 * diameter.
 */
export const twinsOf = (size: SizeCandidate, sizes: readonly SizeCandidate[]): readonly SizeCandidate[] =>
  sizes
    .filter(
      (other) =>
        other.family !== size.family &&
        Math.abs(other.idMm - size.idMm) <= limitOf(size, other) + GRAIN_MM &&
        swapOf(size, other)?.verdict === 'swap',
    )
    .sort((a, b) => a.order - b.order || Math.abs(a.idMm - size.idMm) - Math.abs(b.idMm - size.idMm));
