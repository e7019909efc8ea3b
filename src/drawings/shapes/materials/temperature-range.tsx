import type { ReactNode } from 'react';
import { temperatureTicks } from '../../../domain/engineering/finder/temperature-axis.ts';
import { celsius, formatTemperature } from '../../../domain/kit/units.ts';
import { figure } from '../../drafting/figures.ts';
import { box, circle } from '../../drafting/path.ts';
import { ScaleSheet } from '../../drafting/scale-sheet.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';
import { px } from '../../numbers.ts';

interface Range {
  readonly low: number;
  readonly high: number;
}

const rangeOf = (parameters: DrawingInput['parameters']): Range => {
  const low = figure(parameters, 'low', -273, 1000) ?? -40;
  const high = figure(parameters, 'high', -273, 1000) ?? 120;
  return { low: Math.min(low, high), high: Math.max(low, high) };
};

/**
 * Returns the common scale of all materials, so that their bars are comparable. It is longer for the few that exceed
 * it, and starts at absolute zero at the lowest. °C.
 */
const scaleOf = ({ low, high }: Range): { from: number; to: number; ticks: number[] } => {
  const step = low < -80 || high > 320 ? 160 : 80;
  const from = Math.max(-273, Math.min(-80, Math.floor(low / step) * step));
  const to = Math.max(320, Math.ceil(high / step) * step);
  const first = Math.ceil(from / step) * step;
  return { from, to, ticks: Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step) };
};

/** A thermometer filled over the range, with a longer tick at 0 °C. */
const Thermometer = ({ range }: { range: Range }): ReactNode => {
  const { from, to, ticks } = scaleOf(range);
  const y = (value: number): number => 72 - ((value - from) / (to - from)) * 58;
  return (
    <>
      <path className="drawing-outline" d="M41 70V16A8 8 0 0 1 57 16V70A13 13 0 1 1 41 70Z" />
      <path className="drawing-ink" d={circle(49, 80, 7)} />
      <path className="drawing-ink" d={box(46, y(range.high), 6, Math.max(1.5, y(range.low) - y(range.high)))} />
      <path
        className="drawing-outline"
        d={ticks.map((value) => `M63 ${px(y(value))}H${value === 0 ? 79 : 71}`).join('')}
      />
    </>
  );
};

export const drawing: DrawingDefinition = {
  label: 'Temperature range: a bar on a scale in degrees Celsius, from the lowest to the highest working temperature.',
  profile: ({ parameters }) => <Thermometer range={rangeOf(parameters)} />,
  sheet: ({ parameters, units }) => {
    const range = rangeOf(parameters);
    const unit = units?.temperature ?? 'C';
    return (
      <ScaleSheet
        {...scaleOf(range)}
        {...range}
        ticks={temperatureTicks({ lowC: scaleOf(range).from, highC: scaleOf(range).to }, unit).map(({ atC, text }) => ({
          at: atC,
          text,
        }))}
        text={(value) => `${formatTemperature(unit, celsius(value))} °${unit}`}
        caption={`Working temperature, °${unit}`}
      />
    );
  },
};
