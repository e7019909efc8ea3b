import type { ReactNode } from 'react';
import { joinEnds } from '../../domain/kit/text/counted.ts';
import {
  type Celsius,
  celsius,
  formatSigned,
  formatTemperature,
  type TemperatureUnit,
  temperatureIn,
} from '../../domain/kit/units.ts';
import { DimH, fitsBetween, Line } from '../drafting/dimension.tsx';
import { px } from '../numbers.ts';

const WIDTH = 390;
const EDGE = 8;
/** The minimum extent of the axis: −80 to +340 °C. */
const USUAL_C = { low: celsius(-80), high: celsius(340) };
const MAX_LABELS = 7;

const axisStep = (span: number): { major: number; minor: number } => {
  const major = [100, 200, 500].find((step) => span / step <= MAX_LABELS) ?? 500;
  return { major, minor: major / 5 };
};

const multiples = (low: number, high: number, step: number): number[] => {
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
};

/** Formats a range for reading. @example workingRangeText('C', celsius(-20), celsius(204)) // '−20 to 204 °C' */
export const workingRangeText = (unit: TemperatureUnit, lowC: Celsius, highC: Celsius): string =>
  `${joinEnds(formatTemperature(unit, lowC), formatTemperature(unit, highC))} °${unit}`;

/** Working temperatures on an axis with ticks in the visitor's unit. */
export function WorkingRange(props: { lowC: Celsius; highC: Celsius; unit: TemperatureUnit }): ReactNode {
  const { lowC, highC, unit } = props;
  const low = temperatureIn(unit, lowC);
  const high = temperatureIn(unit, highC);
  const axisLow = Math.min(temperatureIn(unit, USUAL_C.low), low - 20);
  const axisHigh = Math.max(temperatureIn(unit, USUAL_C.high), high + 20);
  const at = (value: number): number => px(EDGE + ((value - axisLow) / (axisHigh - axisLow)) * (WIDTH - 2 * EDGE));
  const { major, minor } = axisStep(axisHigh - axisLow);
  const text = workingRangeText(unit, lowC, highC);
  const beside = !fitsBetween(text, at(high) - at(low));
  return (
    <svg className="drawing" viewBox={`0 0 ${WIDTH} 62`} role="img" aria-label={`Working temperature ${text}.`}>
      <Line kind="drawing-thin" x1={EDGE} y1={34} x2={WIDTH - EDGE} y2={34} />
      {multiples(axisLow, axisHigh, minor).map((value) => (
        <Line
          key={value}
          kind="drawing-thin"
          x1={at(value)}
          y1={34}
          x2={at(value)}
          y2={value % major === 0 ? 42 : 38}
        />
      ))}
      {multiples(axisLow, axisHigh, major).map((value) => (
        <text key={value} className="drawing-axis" x={at(value)} y="56" textAnchor="middle">
          {formatSigned(value)}
        </text>
      ))}
      <rect className="drawing-ink" x={at(low)} y="26" width={px(at(high) - at(low))} height="8" />
      {beside ? (
        <text className="drawing-value" x={Math.min(at(low), WIDTH - 120)} y="16">
          {text}
        </text>
      ) : (
        <DimH x1={at(low)} x2={at(high)} y={12} text={text} from={26} />
      )}
    </svg>
  );
}
