import {
  type Celsius,
  celsius,
  type LengthUnit,
  lengthIn,
  type Mm,
  mm,
  roundTo,
  type Span,
  type TemperatureUnit,
  temperatureIn,
} from '../units.ts';
import { type Typed, typedLength, typedTemperature } from './typed-quantity.ts';

/** The unit a number is typed in. */
export type EntryUnit = LengthUnit | TemperatureUnit;

/** The unit type that the query uses for a value entered in `Unit`. */
export type Entered<Unit extends EntryUnit> = Unit extends LengthUnit ? Mm : Celsius;

/** Queries have up to 6 decimals for typed millimeters and Celsius, and 2 for converted values. */
const DECIMALS: Readonly<Record<EntryUnit, number>> = { mm: 6, C: 6, in: 2, F: 2 };

const isLengthUnit = (unit: EntryUnit): unit is LengthUnit => unit === 'mm' || unit === 'in';

/** Parses a length or temperature typed in a field of `unit`. The bounds are in mm or °C. */
export const typedIn = (text: string, unit: EntryUnit, bounds?: Span): Typed<Mm> | Typed<Celsius> =>
  isLengthUnit(unit) ? typedLength(text, unit, bounds) : typedTemperature(text, unit, bounds);

/** Rounds a typed value to the precision of queries. */
export const entered = <Unit extends EntryUnit>(value: number, unit: Unit): Entered<Unit> =>
  roundTo(value, DECIMALS[unit]) as Entered<Unit>;

/**
 * Parses what was typed and returns the number for the query: inches become millimeters and Fahrenheit becomes Celsius,
 * both with 2 decimals. Returns null if the field is empty, and undefined if the text is not a number or is ambiguous.
 *
 * @example queryNumber('0.984', 'in') // 24.99
 * @example queryNumber('1-1/8', 'mm') // 28.575
 * @example queryNumber('400', 'F') // 204.44
 */
export const queryNumber = <Unit extends EntryUnit>(text: string, unit: Unit): Entered<Unit> | null | undefined => {
  if (text.trim() === '') return null;
  const typed = typedIn(text, unit);
  return typed.ok ? entered(typed.value, unit) : undefined;
};

/** Returns the field text for a query's number. @example entryText(mm(24.99), 'in') // '0.984' */
export const entryText = <Unit extends EntryUnit>(value: Entered<Unit> | null, unit: Unit): string => {
  if (value === null) return '';
  return String(unit === 'mm' || unit === 'in' ? lengthIn(unit, mm(value)) : temperatureIn(unit, celsius(value)));
};

/**
 * Returns the field text after the query's number or the unit changes. The typed text stays as long as it means that
 * number, so that 400 °F never turns into 399.99. Otherwise the number is formatted in the unit.
 */
export const unitFieldText = <Unit extends EntryUnit>(
  typed: string,
  value: Entered<Unit> | null,
  unit: Unit,
): string => (queryNumber(typed, unit) === value ? typed : entryText(value, unit));

/**
 * Returns the query's number after a field loses focus: the typed number, or the previous number if the field still
 * shows it. Otherwise a unit shown with fewer decimals would change the number a little on every blur.
 *
 * @example enteredNumber('0.788', mm(20.004), 'in') // 20.004
 */
export const enteredNumber = <Unit extends EntryUnit>(
  typed: string,
  value: Entered<Unit> | null,
  unit: Unit,
): Entered<Unit> | null | undefined => (typed === entryText(value, unit) ? value : queryNumber(typed, unit));
