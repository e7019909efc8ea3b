import { numberAt, type TableRow, textAt } from './table-row.ts';

/** Neighbouring AS568 sizes with the same tolerances; inches, as the table is published. */
export interface ToleranceBand {
  /** Dash numbers. */
  readonly first: string;
  readonly last: string;
  readonly sizes: number;
  /** Inside diameters of the first and the last size. */
  readonly idIn: readonly [first: number, last: number];
  readonly csIn: number;
  readonly idToleranceIn: number;
  readonly csToleranceIn: number;
}

/** A hundred of dash numbers: `-0xx`. */
export interface ToleranceGroup {
  readonly title: string;
  readonly bands: readonly ToleranceBand[];
}

/**
 * The AS568 tolerances gathered into bands: a new one begins where the cross-section, a tolerance or the hundred of the
 * dash number changes. Sizes without a tolerance on file are left out.
 *
 * @param sizes rows of sizes-as568.csv
 * @param tolerances rows of tolerances-as568.csv
 */
export const toleranceGroups = (
  sizes: readonly TableRow[],
  tolerances: readonly TableRow[],
): readonly ToleranceGroup[] => {
  const sizeByCode = new Map(sizes.map((row) => [textAt(row, 'size_as568'), row]));
  const groups = new Map<string, ToleranceBand[]>();
  for (const row of tolerances) {
    const code = textAt(row, 'size_as568');
    const size = sizeByCode.get(code);
    const idIn = size ? numberAt(size, 'id_in') : null;
    const csIn = size ? numberAt(size, 'cs_in') : null;
    const idToleranceIn = numberAt(row, 'id_tol_in');
    const csToleranceIn = numberAt(row, 'cs_tol_in');
    if (idIn === null || csIn === null || idToleranceIn === null || csToleranceIn === null) continue;
    const title = `-${code.charAt(0)}xx`;
    const bands = groups.get(title) ?? [];
    groups.set(title, bands);
    const open = bands.at(-1);
    const same =
      open !== undefined &&
      open.csIn === csIn &&
      open.idToleranceIn === idToleranceIn &&
      open.csToleranceIn === csToleranceIn;
    if (same) bands[bands.length - 1] = { ...open, last: code, sizes: open.sizes + 1, idIn: [open.idIn[0], idIn] };
    else bands.push({ first: code, last: code, sizes: 1, idIn: [idIn, idIn], csIn, idToleranceIn, csToleranceIn });
  }
  return [...groups].map(([title, bands]) => ({ title, bands }));
};
