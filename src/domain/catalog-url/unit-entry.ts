import {
  type Celsius,
  celsius,
  celsiusFromFahrenheit,
  fahrenheit,
  inch,
  type LengthUnit,
  lengthIn,
  type Mm,
  mm,
  mmFromInches,
  roundTo,
  type TemperatureUnit,
  temperatureIn,
} from '../units.ts';
import { decimalOf } from './query-values.ts';

/** The unit a number is typed in. */
export type EntryUnit = LengthUnit | TemperatureUnit;

/** What is typed in a unit, as the query holds it. */
export type Entered<Unit extends EntryUnit> = Unit extends LengthUnit ? Mm : Celsius;

const figureOf = (value: number, unit: EntryUnit): Mm | Celsius => {
  if (unit === 'in') return mmFromInches(inch(roundTo(value, 4)));
  if (unit === 'F') return celsiusFromFahrenheit(fahrenheit(roundTo(value, 3)));
  return unit === 'mm' ? mm(value) : celsius(value);
};

/**
 * The number that goes into the query for what was typed: inches become millimeters and Fahrenheit becomes Celsius,
 * both with 2 decimals. Null when the field is empty, undefined when it holds no number.
 *
 * @example queryNumber('0.984', 'in') // 24.99
 * @example queryNumber('400', 'F') // 204.44
 */
export const queryNumber = <Unit extends EntryUnit>(typed: string, unit: Unit): Entered<Unit> | null | undefined => {
  if (typed.trim() === '') return null;
  const value = decimalOf(typed);
  return value === null ? undefined : (figureOf(value, unit) as Entered<Unit>);
};

/** The text a field shows for a query's number. @example entryText(mm(24.99), 'in') // '0.984' */
export const entryText = <Unit extends EntryUnit>(value: Entered<Unit> | null, unit: Unit): string => {
  if (value === null) return '';
  return String(unit === 'mm' || unit === 'in' ? lengthIn(unit, mm(value)) : temperatureIn(unit, celsius(value)));
};

/**
 * What a field shows when the query's number or the unit changes: the typed text as long as it means that number,
 * so that 400 °F never turns into 399.99; else the number written in the unit.
 */
export const keptText = <Unit extends EntryUnit>(typed: string, value: Entered<Unit> | null, unit: Unit): string =>
  queryNumber(typed, unit) === value ? typed : entryText(value, unit);

/**
 * The query's number after a field is left: what was typed, or the number as it was when the field still shows it. Units
 * shown with fewer decimals than the number has would otherwise change it a little with every look.
 *
 * @example enteredNumber('0.788', mm(20.004), 'in') // 20.004
 */
export const enteredNumber = <Unit extends EntryUnit>(
  typed: string,
  value: Entered<Unit> | null,
  unit: Unit,
): Entered<Unit> | null | undefined => (typed === entryText(value, unit) ? value : queryNumber(typed, unit));
