import { type Mm, mm, roundTo } from '../../kit/units.ts';
import type { Tolerance } from './tolerances.ts';

/** ISO 3601-1 class B: tolerance of a cross-section, by maximum cross-section. */
const SECTION_TOLERANCES: readonly (readonly [upTo: number, tolerance: number])[] = [
  [2.25, 0.08],
  [3.15, 0.09],
  [4.5, 0.1],
  [6.3, 0.13],
  [8.4, 0.15],
];
const THICK_SECTION = 0.21;

/**
 * Returns the tolerance of a ring whose size has none on file: ISO 3601-1 class B, which is wider than JIS.
 *
 * @example ruleTolerance(mm(25), mm(3.55)) // { idMm: 0.3, csMm: 0.1 }
 */
export const ruleTolerance = (idMm: Mm, csMm: Mm): Tolerance => ({
  idMm: mm(roundTo(0.009 * idMm ** 0.95 + 0.11, 2)),
  csMm: mm(SECTION_TOLERANCES.find(([upTo]) => csMm <= upTo)?.[1] ?? THICK_SECTION),
});
