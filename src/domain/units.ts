/** Units a visitor can choose (spec §9: default °C and mm). */
export type TemperatureUnit = 'C' | 'F';
export type LengthUnit = 'mm' | 'in';

const MINUS = '\u2212';

/** A decimal number times a power of ten, moved in its text: no binary drift. `5e-7` is text with an exponent too. */
const shifted = (value: number, power: number): number => {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + power}`);
};

/** Rounds half away from zero to `digits` decimals, without the drift of `toFixed` (1.005 → 1.01). */
export const roundTo = (value: number, digits: number): number => {
  const rounded = shifted(Math.round(shifted(Math.abs(value), digits)), -digits);
  return value < 0 ? -rounded || 0 : rounded;
};

/** F = C·9/5 + 32, rounded to whole degrees (spec §9). @example fahrenheitFromCelsius(-20) // -4 */
export const fahrenheitFromCelsius = (celsius: number): number => roundTo((celsius * 9) / 5 + 32, 0);

/** Fahrenheit entries go into the query as Celsius with 2 decimals (spec §5). @example celsiusFromFahrenheit(400) // 204.44 */
export const celsiusFromFahrenheit = (fahrenheit: number): number => roundTo(((fahrenheit - 32) * 5) / 9, 2);

/** Inches to 3 decimals (spec §9). @example inchesFromMm(24.99) // 0.984 */
export const inchesFromMm = (mm: number): number => roundTo(mm / 25.4, 3);

/** Inch entries go into the query as millimetres with 2 decimals (spec §5). @example mmFromInches(0.984) // 24.99 */
export const mmFromInches = (inches: number): number => roundTo(inches * 25.4, 2);

/** A millimetre value in the visitor's unit, as a number. */
export const lengthIn = (unit: LengthUnit, mm: number): number => (unit === 'mm' ? mm : inchesFromMm(mm));

/** A Celsius value in the visitor's unit, as a number. */
export const temperatureIn = (unit: TemperatureUnit, celsius: number): number =>
  unit === 'C' ? celsius : fahrenheitFromCelsius(celsius);

/** mm with 2 decimals or inches with 3, no unit. @example formatLength('in', 3.53) // '0.139' */
export const formatLength = (unit: LengthUnit, mm: number): string =>
  unit === 'mm' ? mm.toFixed(2) : inchesFromMm(mm).toFixed(3);

/** A signed whole or decimal number with a true minus. @example formatSigned(-20) // '−20' */
export const formatSigned = (value: number): string => (value < 0 ? MINUS : '') + String(Math.abs(value));

/** A temperature without unit, true minus. @example formatTemperature('F', -20) // '−4' */
export const formatTemperature = (unit: TemperatureUnit, celsius: number): string =>
  formatSigned(temperatureIn(unit, celsius));
