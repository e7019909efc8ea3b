import type { SizesAs568Row } from '../../../data/sizes-as568.gen.ts';
import type { TolerancesAs568Row } from '../../../data/tolerances-as568.gen.ts';
import { type Inch, inch } from '../../kit/units.ts';

/** Consecutive AS568 sizes with the same tolerances, in inches, as in the published table. */
export interface ToleranceBand {
  /** Dash numbers. */
  readonly first: string;
  readonly last: string;
  readonly sizes: number;
  /** Inside diameters of the first and the last size. */
  readonly idIn: readonly [first: Inch, last: Inch];
  readonly csIn: Inch;
  readonly idToleranceIn: Inch;
  readonly csToleranceIn: Inch;
}

/** A hundred of dash numbers: `-0xx`. */
export interface ToleranceGroup {
  readonly title: string;
  readonly bands: readonly ToleranceBand[];
}

/**
 * Groups the AS568 tolerances into bands. A new band starts where the cross-section, a tolerance or the hundred of the
 * dash number changes. Sizes without a tolerance on file are excluded.
 */
export const toleranceGroups = (
  sizes: readonly SizesAs568Row[],
  tolerances: readonly TolerancesAs568Row[],
): readonly ToleranceGroup[] => {
  const sizeByCode = new Map(sizes.map((size) => [size.size_as568, size]));
  const groups = new Map<string, ToleranceBand[]>();
  for (const { size_as568: code, id_tol_in, cs_tol_in } of tolerances) {
    const size = sizeByCode.get(code);
    if (size === undefined) continue;
    const [idIn, csIn] = [inch(size.id_in), inch(size.cs_in)];
    const [idToleranceIn, csToleranceIn] = [inch(id_tol_in), inch(cs_tol_in)];
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
