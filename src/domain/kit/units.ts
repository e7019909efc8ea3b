/** A number of a unit: another unit's number, or a bare one, is no value for it. */
type Of<Unit extends string> = number & { readonly '~unit': Unit };

export type Mm = Of<'mm'>;
export type Inch = Of<'inch'>;
export type Celsius = Of<'°C'>;
export type Fahrenheit = Of<'°F'>;
export type Percent = Of<'%'>;
export type Megapascal = Of<'MPa'>;
/** An amount of money: whole cents. */
export type UsdCents = Of<'¢'>;
/** A unit price: whole 1/100,000 USD, for price lists carry five decimals. */
export type UsdE5 = Of<'$ / 100,000'>;

/** A number that is known to be millimeters. */
export const mm = (value: number): Mm => value as Mm;
export const inch = (value: number): Inch => value as Inch;
export const celsius = (value: number): Celsius => value as Celsius;
export const fahrenheit = (value: number): Fahrenheit => value as Fahrenheit;
export const megapascal = (value: number): Megapascal => value as Megapascal;
export const percent = (value: number): Percent => value as Percent;
export const usdCents = (value: number): UsdCents => value as UsdCents;
export const usdE5 = (value: number): UsdE5 => value as UsdE5;

/** Lowest and highest figure allowed. */
export type Span<Figure extends number = number> = readonly [low: Figure, high: Figure];

/** Units a visitor can choose (default °C and mm). */
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

const MM_PER_INCH = 25.4;

/** F = C·9/5 + 32, rounded to whole degrees. @example fahrenheitFromCelsius(celsius(-20)) // -4 */
export const fahrenheitFromCelsius = (degrees: Celsius): Fahrenheit => fahrenheit(roundTo((degrees * 9) / 5 + 32, 0));

/** Fahrenheit entries go into the query as Celsius with 2 decimals. @example celsiusFromFahrenheit(fahrenheit(400)) // 204.44 */
export const celsiusFromFahrenheit = (degrees: Fahrenheit): Celsius => celsius(roundTo(((degrees - 32) * 5) / 9, 2));

/** Inches to 3 decimals. @example inchesFromMm(mm(24.99)) // 0.984 */
export const inchesFromMm = (length: Mm): Inch => inch(roundTo(length / MM_PER_INCH, 3));

/** Inch entries go into the query as millimeters with 2 decimals. @example mmFromInches(inch(0.984)) // 24.99 */
export const mmFromInches = (length: Inch): Mm => mm(roundTo(length * MM_PER_INCH, 2));

/** Exactly the same length: what a published figure in inches is compared and drawn with. @example exactMm(inch(0.139)) // 3.5306 */
export const exactMm = (length: Inch): Mm => mm(length * MM_PER_INCH);

/** The same length in inches, not rounded. @example exactInches(mm(3.5306)) // 0.139 */
export const exactInches = (length: number): Inch => inch(length / MM_PER_INCH);

const MPA_PER_PSI = 0.006894757;

/** @example megapascalFromPsi(1000) // 6.894757 */
export const megapascalFromPsi = (psi: number): Megapascal => megapascal(psi * MPA_PER_PSI);

/** @example Math.round(psiFromMegapascal(6.894757)) // 1000 */
export const psiFromMegapascal = (pressure: number): number => pressure / MPA_PER_PSI;

/** A millimeter value in the visitor's unit, as a number. */
export const lengthIn = (unit: LengthUnit, length: Mm): number => (unit === 'mm' ? length : inchesFromMm(length));

/** A Celsius value in the visitor's unit, as a number. */
export const temperatureIn = (unit: TemperatureUnit, degrees: Celsius): number =>
  unit === 'C' ? degrees : fahrenheitFromCelsius(degrees);

/** mm with 2 decimals or inches with 3, no unit. @example formatLength('in', mm(3.53)) // '0.139' */
export const formatLength = (unit: LengthUnit, length: Mm): string =>
  unit === 'mm' ? length.toFixed(2) : inchesFromMm(length).toFixed(3);

/** Least and greatest of a length, once where both read the same. @example spanText('mm', [4.75, 4.88]) // '4.75–4.88' */
export const spanText = (unit: LengthUnit, [low, high]: Span): string => {
  const [least, most] = [formatLength(unit, mm(low)), formatLength(unit, mm(high))];
  return least === most ? least : `${least}–${most}`;
};

/** A signed whole or decimal number with a true minus. @example formatSigned(-20) // '−20' */
export const formatSigned = (value: number): string => (value < 0 ? MINUS : '') + String(Math.abs(value));

/** A temperature without unit, true minus. @example formatTemperature('F', celsius(-20)) // '−4' */
export const formatTemperature = (unit: TemperatureUnit, degrees: Celsius): string =>
  formatSigned(temperatureIn(unit, degrees));

/** An inclusive range; null means open at that end. */
export interface Range<Figure extends number = number> {
  readonly low: Figure | null;
  readonly high: Figure | null;
}
