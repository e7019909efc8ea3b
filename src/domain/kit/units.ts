import { joinEnds } from './text/counted.ts';

/** A number with a unit type. Neither a bare number nor a number of another unit is assignable to it. */
type Of<Unit extends string> = number & { readonly '~unit': Unit };

export type Mm = Of<'mm'>;
export type Inch = Of<'inch'>;
export type Celsius = Of<'°C'>;
export type Fahrenheit = Of<'°F'>;
export type Percent = Of<'%'>;
export type Megapascal = Of<'MPa'>;
/** An amount of money in whole cents. */
export type UsdCents = Of<'¢'>;
/** A unit price in whole 1/100,000 USD, because price lists have five decimals. */
export type UsdE5 = Of<'$ / 100,000'>;

/** Marks a number as millimeters. */
export const mm = (value: number): Mm => value as Mm;
export const inch = (value: number): Inch => value as Inch;
export const celsius = (value: number): Celsius => value as Celsius;
export const fahrenheit = (value: number): Fahrenheit => value as Fahrenheit;
export const megapascal = (value: number): Megapascal => value as Megapascal;
export const percent = (value: number): Percent => value as Percent;
export const usdCents = (value: number): UsdCents => value as UsdCents;
export const usdE5 = (value: number): UsdE5 => value as UsdE5;

/** Lowest and highest allowed value. */
export type Span<Figure extends number = number> = readonly [low: Figure, high: Figure];

/** Units that a visitor can choose. The defaults are °C and mm. */
export type TemperatureUnit = 'C' | 'F';
export type LengthUnit = 'mm' | 'in';

const MINUS = '\u2212';

/**
 * Shifts the decimal point in the number's string form, which avoids binary rounding errors. Handles exponents such as
 * `5e-7`.
 */
const shifted = (value: number, power: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
};

/** Rounds half away from zero to `digits` decimals, without the binary rounding errors of `toFixed` (1.005 → 1.01). */
export const roundTo = (value: number, digits: number): number => {
  const rounded = shifted(Math.round(shifted(Math.abs(value), digits)), -digits);
  return value < 0 ? -rounded || 0 : rounded;
};

const MM_PER_INCH = 25.4;

/** F = C·9/5 + 32, rounded to whole degrees. @example fahrenheitFromCelsius(celsius(-20)) // -4 */
export const fahrenheitFromCelsius = (degrees: Celsius): Fahrenheit => fahrenheit(roundTo((degrees * 9) / 5 + 32, 0));

/**
 * Converts a Fahrenheit entry to Celsius with 2 decimals, as queries have it.
 *
 * @example celsiusFromFahrenheit(fahrenheit(400)) // 204.44
 */
export const celsiusFromFahrenheit = (degrees: Fahrenheit): Celsius => celsius(roundTo(((degrees - 32) * 5) / 9, 2));

/** Converts to inches with 3 decimals. @example inchesFromMm(mm(24.99)) // 0.984 */
export const inchesFromMm = (length: Mm): Inch => inch(roundTo(length / MM_PER_INCH, 3));

/**
 * Converts an inch entry to millimeters with 2 decimals, as queries have it.
 *
 * @example mmFromInches(inch(0.984)) // 24.99
 */
export const mmFromInches = (length: Inch): Mm => mm(roundTo(length * MM_PER_INCH, 2));

/**
 * Converts inches to millimeters without rounding, for comparisons and drawings that use published inch figures.
 *
 * @example exactMm(inch(0.139)) // 3.5306
 */
export const exactMm = (length: Inch): Mm => mm(length * MM_PER_INCH);

/** Converts millimeters to inches without rounding. @example exactInches(mm(3.5306)) // 0.139 */
export const exactInches = (length: number): Inch => inch(length / MM_PER_INCH);

const MPA_PER_PSI = 0.006894757;

/** @example megapascalFromPsi(1000) // 6.894757 */
export const megapascalFromPsi = (psi: number): Megapascal => megapascal(psi * MPA_PER_PSI);

/** @example Math.round(psiFromMegapascal(6.894757)) // 1000 */
export const psiFromMegapascal = (pressure: number): number => pressure / MPA_PER_PSI;

/** Converts millimeters to a number in the visitor's unit. */
export const lengthIn = (unit: LengthUnit, length: Mm): number => (unit === 'mm' ? length : inchesFromMm(length));

/** Converts Celsius to a number in the visitor's unit. */
export const temperatureIn = (unit: TemperatureUnit, degrees: Celsius): number =>
  unit === 'C' ? degrees : fahrenheitFromCelsius(degrees);

/**
 * Formats a length without its unit: mm with 2 decimals or inches with 3.
 *
 * @example formatLength('in', mm(3.53)) // '0.139'
 */
export const formatLength = (unit: LengthUnit, length: Mm): string =>
  unit === 'mm' ? length.toFixed(2) : inchesFromMm(length).toFixed(3);

/**
 * Formats the dimensions of a ring: inside diameter by cross-section.
 *
 * @example ringSizeText('mm', { idMm: mm(24.99), csMm: mm(3.53) }) // '24.99 × 3.53 mm'
 */
export const ringSizeText = (unit: LengthUnit, { idMm, csMm }: { readonly idMm: Mm; readonly csMm: Mm }): string =>
  `${formatLength(unit, idMm)} × ${formatLength(unit, csMm)} ${unit}`;

/**
 * Formats a range of lengths, as a single figure if both ends read the same.
 *
 * @example spanText('mm', [4.75, 4.88]) // '4.75–4.88'
 */
export const spanText = (unit: LengthUnit, [low, high]: Span): string => {
  const [least, most] = [formatLength(unit, mm(low)), formatLength(unit, mm(high))];
  return least === most ? least : joinEnds(least, most);
};

/** Formats a signed number with a true minus. @example formatSigned(-20) // '−20' */
export const formatSigned = (value: number): string => (value < 0 ? MINUS : '') + String(Math.abs(value));

/**
 * Formats a temperature with a true minus and without its unit.
 *
 * @example formatTemperature('F', celsius(-20)) // '−4'
 */
export const formatTemperature = (unit: TemperatureUnit, degrees: Celsius): string =>
  formatSigned(temperatureIn(unit, degrees));

/** An inclusive range. null means open at that end. */
export interface Range<Figure extends number = number> {
  readonly low: Figure | null;
  readonly high: Figure | null;
}
