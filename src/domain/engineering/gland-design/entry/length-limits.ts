import type { Problem } from '../../../kit/errors.ts';
import { exactMm, inch, type LengthUnit, type Mm, mm, roundTo } from '../../../kit/units.ts';

/** Minimum inside diameter and cross-section, and the maximum of all lengths, in mm. */
export const SHORTEST_MM = 0.1;
export const LONGEST_MM = 5000;

/** Converts a length of a request to millimeters. */
export const lengthFrom = (unit: LengthUnit, length: number): Mm =>
  unit === 'mm' ? mm(length) : exactMm(inch(length));

const text = (unit: LengthUnit, limit: number): string =>
  unit === 'mm' ? `${limit} mm` : `${limit} mm (${roundTo(limit / 25.4, 4)} in)`;

/** Returns the problem of a length, checked in mm regardless of its unit, or null for a possible one. */
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
