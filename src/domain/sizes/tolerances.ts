import type { Size } from '../catalog/model.ts';

/** Plus and minus on a ring's inside diameter and cross-section, in millimetres. */
export interface Tolerance {
  readonly idMm: number;
  readonly csMm: number;
}

/** AS568 tolerances by dash number: `214` → ±0.254 mm on the inside diameter, ±0.1016 mm on the cross-section. */
export type ToleranceTable = ReadonlyMap<string, Tolerance>;

const MM_PER_INCH = 25.4;

const inchesOf = (text: string | undefined): number => (text === undefined || text === '' ? Number.NaN : Number(text));

/**
 * Reads the rows of the AS568 tolerance table (columns `size_as568`, `id_tol_in`, `cs_tol_in`, inches).
 * A row without both figures gives no tolerance: none is guessed.
 *
 * @example toleranceTable([{size_as568: '214', id_tol_in: '0.010', cs_tol_in: '0.004'}]).get('214') // {idMm: 0.254, csMm: 0.1016}
 */
export const toleranceTable = (rows: readonly Readonly<Record<string, string>>[]): ToleranceTable => {
  const table = new Map<string, Tolerance>();
  for (const row of rows) {
    const idIn = inchesOf(row.id_tol_in);
    const csIn = inchesOf(row.cs_tol_in);
    if (row.size_as568 === undefined || !(idIn > 0) || !(csIn > 0)) continue;
    table.set(row.size_as568, { idMm: idIn * MM_PER_INCH, csMm: csIn * MM_PER_INCH });
  }
  return table;
};

/** The tolerance on file for a size. JIS and metric sizes have none on file: null, nominal figures only. */
export const toleranceOf = (table: ToleranceTable, size: Pick<Size, 'standard' | 'code'>): Tolerance | null =>
  size.standard === 'usa' ? (table.get(size.code) ?? null) : null;
