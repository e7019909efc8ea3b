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

/** What is typed in a unit, as the query holds it. */
export type Entered<Unit extends EntryUnit> = Unit extends LengthUnit ? Mm : Celsius;

/** Queries hold millimeters and Celsius to 6 decimals as typed, and to 2 where they are converted. */
const DECIMALS: Readonly<Record<EntryUnit, number>> = { mm: 6, C: 6, in: 2, F: 2 };

const isLengthUnit = (unit: EntryUnit): unit is LengthUnit => unit === 'mm' || unit === 'in';

/** A length or a temperature as typed in a field of `unit`; the bounds are in mm or °C. */
export const typedIn = (text: string, unit: EntryUnit, bounds?: Span): Typed<Mm> | Typed<Celsius> =>
  isLengthUnit(unit) ? typedLength(text, unit, bounds) : typedTemperature(text, unit, bounds);

/** A value typed in a field of `unit`, as exact as a query holds it. */
export const entered = <Unit extends EntryUnit>(value: number, unit: Unit): Entered<Unit> =>
  roundTo(value, DECIMALS[unit]) as Entered<Unit>;

/**
 * The number that goes into the query for what was typed: inches become millimeters and Fahrenheit becomes Celsius,
 * both with 2 decimals. Null when the field is empty, undefined when it holds no number or may hold two.
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
