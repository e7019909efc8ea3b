import { type Celsius, celsius, formatSigned, type TemperatureUnit } from '../../kit/units.ts';

/** A part of the temperature scale for charts of working ranges, °C. */
export interface TemperatureAxis {
  readonly lowC: number;
  readonly highC: number;
}

/** The axis of the home page. */
export const HOME_AXIS: TemperatureAxis = { lowC: -210, highC: 340 };

const STEPS = [50, 100, 200, 400];
const MAX_TICKS = 8;

/** Converts degrees Celsius to a unit without rounding. */
export const exactIn = (unit: TemperatureUnit, degreesC: number): number =>
  unit === 'C' ? degreesC : degreesC * 1.8 + 32;
/** Converts degrees of a unit to Celsius without rounding. */
export const exactC = (unit: TemperatureUnit, degrees: number): number =>
  unit === 'C' ? degrees : (degrees - 32) / 1.8;

export const ABSOLUTE_ZERO_C = -273.15;
/** Space for the labels next to the longest bars, as a share of their span. */
const ROOM = 0.08;

/**
 * Returns the axis that covers all of these ranges with a margin at both ends, in whole steps of 50 °C.
 *
 * @example axisOver([{lowC: -54, highC: 150}]) // {lowC: -100, highC: 200}
 */
export const axisOver = (ranges: readonly TemperatureAxis[]): TemperatureAxis => {
  const low = Math.min(...ranges.map(({ lowC }) => lowC));
  const high = Math.max(...ranges.map(({ highC }) => highC));
  const room = (high - low) * ROOM;
  return { lowC: Math.floor((low - room) / 50) * 50, highC: Math.ceil((high + room) / 50) * 50 };
};

/**
 * Returns the position on the axis in percent, clamped to its ends.
 *
 * @example axisPercent({lowC: -100, highC: 300}, 0) // 25
 */
export const axisPercent = ({ lowC, highC }: TemperatureAxis, degreesC: number): number => {
  const share = (Math.min(Math.max(degreesC, lowC), highC) - lowC) / (highC - lowC);
  return Math.round(share * 10_000) / 100;
};

/** Returns at most eight ticks of an axis at round degrees of the visitor's unit. */
export const temperatureTicks = (
  axis: TemperatureAxis,
  unit: TemperatureUnit,
): readonly { readonly atC: Celsius; readonly text: string }[] => {
  const low = exactIn(unit, Math.max(axis.lowC, ABSOLUTE_ZERO_C));
  const high = exactIn(unit, axis.highC);
  const step = STEPS.find((one) => Math.floor(high / one) - Math.ceil(low / one) < MAX_TICKS) ?? 800;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => {
    const degrees = (first + at) * step;
    return { atC: celsius(exactC(unit, degrees)), text: formatSigned(degrees) };
  });
};
