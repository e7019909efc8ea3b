import type { Problem } from '../../../kit/errors.ts';
import { exactMm, inch, type LengthUnit, type Mm, mm, roundTo } from '../../../kit/units.ts';

/** Shortest inside diameter and cross-section, and the longest length of all, in mm. */
export const SHORTEST_MM = 0.1;
export const LONGEST_MM = 5000;

/** A length of a request as millimeters. */
export const lengthFrom = (unit: LengthUnit, length: number): Mm =>
  unit === 'mm' ? mm(length) : exactMm(inch(length));

const text = (unit: LengthUnit, limit: number): string =>
  unit === 'mm' ? `${limit} mm` : `${limit} mm (${roundTo(limit / 25.4, 4)} in)`;

/** A problem with a length, checked in mm whatever unit it was written in; null where it is possible. */
export const lengthProblem = (
  parameter: string,
  length: number | null | undefined,
  unit: LengthUnit,
  least = 0,
): Problem | null => {
  if (length === null || length === undefined) return null;
  const value = lengthFrom(unit, length);
  if (value < least - 1e-9) return { parameter, message: `${parameter}: must be ${text(unit, least)} or more.` };
  return value > LONGEST_MM + 1e-9
    ? { parameter, message: `${parameter}: must be ${text(unit, LONGEST_MM)} or less.` }
    : null;
};
