import { inch, type Mm, mmFromInches } from '../../kit/units.ts';

interface InchSize {
  readonly standard: string;
  readonly idMm: Mm;
  readonly csMm: Mm;
}

const MM_PER_INCH = 25.4;

/** Nominal cross-sections of the trade and the AS568 cross-sections that they mean, in inches. */
const NOMINAL_SECTIONS: readonly (readonly [nominal: number, actual: number])[] = [
  [1 / 16, 0.07],
  [3 / 32, 0.103],
  [1 / 8, 0.139],
  [3 / 16, 0.21],
  [1 / 4, 0.275],
];
/** Maximum error of an inch fraction converted to millimeters and rounded to 0.01 mm. */
const ROUNDED_MM = 0.0075;
/** Sizes are listed to 0.01 mm. */
const SAME_MM = 0.0065;
/** Nominal diameters are in steps of 1/32 in. */
const STEPS_PER_INCH = 32;
/** The largest difference between a nominal inside diameter and that of its AS568 size, 0.035 in. */
const REACH_MM = 0.035 * MM_PER_INCH;

/**
 * Returns the AS568 section for a nominal section of 1/16, 3/32, 1/8, 3/16 or 1/4 in, or `null` for any other length.
 *
 * @example actualSection(mm(3.175)) // 3.53
 */
export const actualSection = (csMm: Mm): Mm | null => {
  const found = NOMINAL_SECTIONS.find(([nominal]) => Math.abs(nominal * MM_PER_INCH - csMm) <= ROUNDED_MM);
  return found === undefined ? null : mmFromInches(inch(found[1]));
};

/** Returns whether a length is a whole number of 1/32 in, as nominal diameters are. */
export const isNominalDiameter = (lengthMm: Mm): boolean => {
  const steps = (lengthMm / MM_PER_INCH) * STEPS_PER_INCH;
  return (Math.abs(steps - Math.round(steps)) * MM_PER_INCH) / STEPS_PER_INCH <= ROUNDED_MM;
};

/**
 * Returns the AS568 size that nominal inches name, or `null`. The section is a nominal or an actual AS568 section, and
 * the inside diameter is a multiple of 1/32 in. The size found has the nearest inside diameter, less than 0.035 in
 * away.
 *
 * @example nominalSize(sizes, mm(31.75), mm(3.175)) // AS568-218 for 1-1/4 x 1/8
 */
export const nominalSize = <Size extends InchSize>(sizes: readonly Size[], idMm: Mm, csMm: Mm): Size | null => {
  if (!isNominalDiameter(idMm)) return null;
  const section = actualSection(csMm) ?? csMm;
  let nearest: Size | null = null;
  let least = REACH_MM;
  for (const size of sizes) {
    const off = Math.abs(size.idMm - idMm);
    if (size.standard !== 'usa' || Math.abs(size.csMm - section) > SAME_MM || off >= least) continue;
    nearest = size;
    least = off;
  }
  return nearest;
};
