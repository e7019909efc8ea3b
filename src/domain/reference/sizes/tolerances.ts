import type { TolerancesAs568Row } from '../../../data/tolerances-as568.gen.ts';
import { exactMm, inch, type Mm, mm, roundTo } from '../../kit/units.ts';
import type { Size } from './size.ts';

/** Plus-minus tolerances of a ring's inside diameter and cross-section. */
export interface Tolerance {
  readonly idMm: Mm;
  readonly csMm: Mm;
}

/** AS568 tolerances by dash number: `214` → ±0.254 mm on the inside diameter, ±0.1016 mm on the cross-section. */
export type ToleranceTable = ReadonlyMap<string, Tolerance>;

/** The table has whole thousandths of an inch: four decimals of a millimeter are exact. */
const toleranceMm = (inches: number): Mm => mm(roundTo(exactMm(inch(inches)), 4));

/** @example toleranceTable(tolerancesAs568Rows()).get('214') // {idMm: 0.254, csMm: 0.1016} */
export const toleranceTable = (rows: readonly TolerancesAs568Row[]): ToleranceTable =>
  new Map(
    rows.map(({ size_as568, id_tol_in, cs_tol_in }) => [
      size_as568,
      { idMm: toleranceMm(id_tol_in), csMm: toleranceMm(cs_tol_in) },
    ]),
  );

/** Returns the tolerance on file for a size, or null. JIS and metric sizes have none on file, only nominal figures. */
export const toleranceOf = (table: ToleranceTable, size: Pick<Size, 'standard' | 'code'>): Tolerance | null =>
  size.standard === 'usa' ? (table.get(size.code) ?? null) : null;
