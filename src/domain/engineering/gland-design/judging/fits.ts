import { type Mm, mm, type Span } from '../../../kit/units.ts';

/** Upper limits of the nominal size ranges of ISO 286-1, mm. */
const SIZES = [3, 6, 10, 18, 30, 50, 80, 120, 180, 250, 315, 400, 500];

/** Standard tolerances in µm by grade, ISO 286-1 table 1. */
const GRADES: Readonly<Record<string, readonly number[]>> = {
  '5': [4, 5, 6, 8, 9, 11, 13, 15, 18, 20, 23, 25, 27],
  '6': [6, 8, 9, 11, 13, 16, 19, 22, 25, 29, 32, 36, 40],
  '7': [10, 12, 15, 18, 21, 25, 30, 35, 40, 46, 52, 57, 63],
  '8': [14, 18, 22, 27, 33, 39, 46, 54, 63, 72, 81, 89, 97],
  '9': [25, 30, 36, 43, 52, 62, 74, 87, 100, 115, 130, 140, 155],
  '10': [40, 48, 58, 70, 84, 100, 120, 140, 160, 185, 210, 230, 250],
  '11': [60, 75, 90, 110, 130, 160, 190, 220, 250, 290, 320, 360, 400],
};

/** Distance of the tolerance from the nominal size in µm: above it for holes, below it for shafts. */
const DEVIATIONS: Readonly<Record<string, readonly number[]>> = {
  d: [20, 30, 40, 50, 65, 80, 100, 120, 145, 170, 190, 210, 230],
  e: [14, 20, 25, 32, 40, 50, 60, 72, 85, 100, 110, 125, 135],
  f: [6, 10, 13, 16, 20, 25, 30, 36, 43, 50, 56, 62, 68],
  g: [2, 4, 5, 6, 7, 9, 10, 12, 14, 15, 17, 18, 20],
  h: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

const LARGEST = 500;
const FIT = /^([d-h]|[D-H])(5|6|7|8|9|10|11)$/;

/** A fit at the end of a typed diameter: letters and a grade. */
export const FIT_END = /[A-Za-z]{1,2}\d{1,2}$/;

/**
 * Returns the limits of a diameter by an ISO 286 fit: a capital letter is a hole, a lowercase letter is a shaft.
 * Returns null for another letter or grade, and above 500 mm.
 *
 * @example fitLimits(mm(50), 'f7') // [49.95, 49.975]
 */
export const fitLimits = (nominal: Mm, fit: string): Span<Mm> | null => {
  const [, letter = '', grade = ''] = FIT.exec(fit) ?? [];
  const place = nominal > 0 && nominal <= LARGEST ? SIZES.findIndex((size) => nominal <= size) : -1;
  const width = GRADES[grade]?.[place];
  const distance = DEVIATIONS[letter.toLowerCase()]?.[place];
  if (width === undefined || distance === undefined) return null;
  const isHole = letter !== letter.toLowerCase();
  const [near, far] = [distance / 1000, (distance + width) / 1000];
  return isHole ? [mm(nominal + near), mm(nominal + far)] : [mm(nominal - far), mm(nominal - near)];
};
