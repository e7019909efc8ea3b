import {
  type Celsius,
  celsius,
  exactMm,
  inch,
  type LengthUnit,
  type Megapascal,
  type Mm,
  megapascal,
  megapascalFromPsi,
  mm,
  roundTo,
  type Span,
  type TemperatureUnit,
} from '../units.ts';
import { LONGEST_NUMBER } from './bounded-text.ts';
import { plainTyped, typedNumber } from './typed-number.ts';

/** Why a typed text has no value: it cannot be parsed, it is ambiguous, or it is out of bounds. */
export type Unreadable = 'unread' | 'two-readings' | 'out-of-bounds';

/**
 * The value of a typed text, or the reason there is no value. `readings` are the figures as typed, before conversion.
 */
export type Typed<Value extends number> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Unreadable; readonly readings: readonly number[] };

type Convert<Value extends number> = (figure: number) => Value;

/** The units that a field accepts, with their conversions. */
interface Kind<Value extends number> {
  /** Returns the conversion for a unit as typed, in lower case without spaces, or undefined for an unknown unit. */
  readonly unit: (name: string) => Convert<Value> | undefined;
  /** Returns the conversion for a figure without a unit. */
  readonly bare: (isFraction: boolean) => Convert<Value>;
  /** Returns whether the unit's figures are written with a thousands separator: `3,000 psi`. */
  readonly hasThousands: (name: string) => boolean;
  /** Bounds of the converted value. */
  readonly bounds: Span;
}

const FIRST_OF_UNIT = /[^\d+\-.,/ ]/;

/** `25 mm` → `25`, `mm`. */
const partsOf = (text: string): readonly [figure: string, unit: string] => {
  const plain = plainTyped(text);
  const at = plain.search(FIRST_OF_UNIT);
  if (at < 0) return [plain, ''];
  return [plain.slice(0, at).trim(), plain.slice(at).toLowerCase().replaceAll(' ', '').replace(/\.$/, '')];
};

const typed = <Value extends number>(text: string, kind: Kind<Value>): Typed<Value> => {
  const unread = { ok: false, why: 'unread', readings: [] } as const;
  if (text.length > LONGEST_NUMBER) return unread;
  const [figure, unit] = partsOf(text);
  const { readings, isFraction } = typedNumber(figure);
  const convert = unit === '' ? kind.bare(isFraction) : kind.unit(unit);
  if (convert === undefined || readings.length === 0) return unread;
  const meant = kind.hasThousands(unit) ? readings.slice(0, 1) : readings;
  const [low, high] = kind.bounds;
  const within = meant.map(convert).filter((value) => value >= low && value <= high);
  const [value] = within;
  if (value === undefined) return { ok: false, why: 'out-of-bounds', readings: meant };
  return within.length === 1 ? { ok: true, value } : { ok: false, why: 'two-readings', readings: meant };
};

const named = <Value extends number>(
  ...groups: readonly (readonly [names: string, convert: Convert<Value>])[]
): ReadonlyMap<string, Convert<Value>> =>
  new Map(groups.flatMap(([names, convert]) => names.split(' ').map((name) => [name, convert] as const)));

const ofInches = (figure: number): Mm => exactMm(inch(figure));

const LENGTHS = named<Mm>(
  ['mm millimeter millimeters millimetre millimetres', mm],
  ['cm centimeter centimeters centimetre centimetres', (figure) => mm(roundTo(10 * figure, 9))],
  ['m meter meters metre metres', (figure) => mm(roundTo(1000 * figure, 6))],
  ['in inch inches "', ofInches],
);

const ANY: Span = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const DIAMETER_SIGN = /^[⌀øØ] ?/;

/**
 * Parses a length and returns it in mm. A figure without a unit is in `unit`, except that a fraction is in inches, as
 * on rules and in catalogs.
 *
 * @example typedLength('1-1/8', 'mm') // 28.575
 * @example typedLength('24,95', 'mm') // 24.95
 * @example typedLength('.139 in', 'mm') // 3.5306
 */
export const typedLength = (text: string, unit: LengthUnit, bounds: Span = ANY): Typed<Mm> =>
  typed(text.trim().replace(DIAMETER_SIGN, ''), {
    unit: (name) => LENGTHS.get(name),
    bare: (isFraction) => (isFraction || unit === 'in' ? ofInches : mm),
    hasThousands: () => false,
    bounds,
  });

/** Returns whether a typed length is in inches, either by its unit or by the field's unit. */
export const isTypedInInches = (text: string, unit: LengthUnit): boolean => {
  const [figure, name] = partsOf(text.trim().replace(DIAMETER_SIGN, ''));
  if (name !== '') return LENGTHS.get(name) === ofInches;
  return unit === 'in' || typedNumber(figure).isFraction;
};

const ofFahrenheit = (figure: number): Celsius => celsius(roundTo(((figure - 32) * 5) / 9, 6));

const TEMPERATURES = named<Celsius>(
  ['c °c ºc ℃ degc deg.c degreesc celsius', celsius],
  ['f °f ºf ℉ degf deg.f degreesf fahrenheit', ofFahrenheit],
);

/**
 * Parses a temperature and returns it in °C. Without a unit, or with only a degree sign, it is in `unit`.
 *
 * @example typedTemperature('356 °F', 'C') // 180
 */
export const typedTemperature = (text: string, unit: TemperatureUnit, bounds: Span = ANY): Typed<Celsius> => {
  const bare = unit === 'F' ? ofFahrenheit : celsius;
  return typed(text, {
    unit: (name) => (['°', 'º', 'deg'].includes(name) ? bare : TEMPERATURES.get(name)),
    bare: () => bare,
    hasThousands: () => false,
    bounds,
  });
};

/** Units that a pressure field shows. */
export type PressureUnit = 'MPa' | 'psi' | 'bar';

const scaled =
  (factor: number): Convert<Megapascal> =>
  (figure) =>
    megapascal(roundTo(figure * factor, 9));

const PRESSURES = named<Megapascal>(
  ['mpa n/mm2 n/mm²', megapascal],
  ['bar bars barg bar(g)', scaled(0.1)],
  ['mbar', scaled(0.0001)],
  ['kpa', scaled(0.001)],
  ['psi psig psi(g) lb/in2 lb/in² lbf/in2 lbf/in²', megapascalFromPsi],
  ['ksi', (figure) => megapascalFromPsi(1000 * figure)],
);

/**
 * Parses a gauge pressure and returns it in MPa. Without a unit it is in `unit`.
 *
 * @example typedPressure('3,000 psi', 'MPa') // 20.684
 * @example typedPressure('250 bar', 'psi') // 25
 */
export const typedPressure = (text: string, unit: PressureUnit, bounds: Span = ANY): Typed<Megapascal> =>
  typed(text, {
    unit: (name) => PRESSURES.get(name),
    bare: () => PRESSURES.get(unit.toLowerCase()) ?? megapascal,
    hasThousands: (name) => (name === '' ? unit === 'psi' : name.startsWith('psi')),
    bounds,
  });

/** Figures with only one unit, which may be omitted. */
const FIGURE_UNITS = {
  percent: '% pct percent',
  hardness: 'a shorea sha °sha °shorea °a shore irhd',
  speed: 'rpm r/min min-1 min⁻¹',
  kelvin: 'k °c',
  expansion: '',
  millimeters: 'mm',
} as const;

/** The digit and slash of `1/min` do not belong to the figure before it. */
const PER_MINUTE = / ?1?\/min\.?$/i;

/**
 * Parses a figure whose unit does not vary.
 *
 * @example typedFigure('70 Shore A', 'hardness', [30, 100]) // 70
 */
export const typedFigure = (text: string, kind: keyof typeof FIGURE_UNITS, bounds: Span = ANY): Typed<number> => {
  const units = FIGURE_UNITS[kind].split(' ');
  const asIs = (figure: number): number => figure;
  return typed(text.replace(PER_MINUTE, ' rpm'), {
    unit: (name) => (units.includes(name) ? asIs : undefined),
    bare: () => asIs,
    hasThousands: () => kind === 'speed',
    bounds,
  });
};
