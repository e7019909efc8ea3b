import type { TemperatureUnit } from '../../kit/units.ts';
import { ABSOLUTE_ZERO_C, axisPercent, exactC, exactIn, type TemperatureAxis } from './temperature-axis.ts';

/** Step of an axis's handles in degrees, in either unit. */
const STEP = 5;

const MOVES: Readonly<Record<string, number>> = {
  ArrowUp: STEP,
  ArrowRight: STEP,
  ArrowDown: -STEP,
  ArrowLeft: -STEP,
  PageUp: 5 * STEP,
  PageDown: -5 * STEP,
};

/** Range of a handle in the visitor's unit, and its position on the axis in percent. */
export interface HandleWay {
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the range of whole steps on an axis.
 *
 * @example handleWay({lowC: -100, highC: 400}, 'F') // min -145, max 750
 */
export const handleWay = (axis: TemperatureAxis, unit: TemperatureUnit): HandleWay => {
  const min = Math.ceil(exactIn(unit, Math.max(axis.lowC, ABSOLUTE_ZERO_C)) / STEP) * STEP;
  const max = Math.floor(exactIn(unit, axis.highC) / STEP) * STEP;
  const placeOf = (degrees: number): number => axisPercent(axis, exactC(unit, degrees));
  return { min, max, from: placeOf(min), to: placeOf(max) };
};

/** Returns the step nearest to a dragged handle. @example nearestStep(-41.7) // -40 */
export const nearestStep = (degrees: number): number => Math.round(degrees / STEP) * STEP || 0;

/**
 * Returns the handle position after a key: one step or five steps on, or an end of the range. Returns null for all
 * other keys.
 *
 * @example keyStep('ArrowUp', 121, way) // 125
 */
export const keyStep = (key: string, degrees: number, { min, max }: Pick<HandleWay, 'min' | 'max'>): number | null => {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const move = MOVES[key];
  if (move === undefined) return null;
  const start = (move > 0 ? Math.floor(degrees / STEP) : Math.ceil(degrees / STEP)) * STEP;
  return Math.min(Math.max(start + move, min), max) || 0;
};
