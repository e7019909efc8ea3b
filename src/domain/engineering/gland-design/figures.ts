import { exactInches, inchesFromMm, type LengthUnit, type Mm, roundTo } from '../../kit/units.ts';

const MINUS = '\u2212';
const signed = (text: string): string => text.replace('-', MINUS);

/** Formats a number to three digits with a true minus. @example threeFigures(9.734) // '9.73' */
export const threeFigures = (value: number): string => {
  const size = Math.abs(value);
  if (size < 0.0005) return '0';
  const decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3;
  return signed(roundTo(value, decimals).toFixed(decimals));
};

/** Formats a number with the decimals of windows: 14, −1, 4.76. */
export const plainFigure = (value: number): string => signed(String(roundTo(value, 2)));

/** Formats a length with its unit. */
export type LengthText = (length: Mm) => string;

/**
 * Returns a formatter for machined lengths: mm with two decimals, inches with three.
 *
 * @example machinedLengthText('in')(mm(2.84)) // '0.112 in'
 */
export const machinedLengthText =
  (unit: LengthUnit): LengthText =>
  (length) =>
    unit === 'mm' ? `${signed(roundTo(length, 2).toFixed(2))} mm` : `${signed(inchesFromMm(length).toFixed(3))} in`;

/** Returns a formatter for small lengths (squeeze heights and gaps), with one more decimal. */
export const fineLengthText =
  (unit: LengthUnit): LengthText =>
  (length) =>
    unit === 'mm'
      ? `${signed(roundTo(length, 3).toFixed(3))} mm`
      : `${signed(roundTo(exactInches(length), 4).toFixed(4))} in`;
