import type { ReactNode } from 'react';
import type { DrawingDefinition, DrawingInput } from '../drawing-definition.ts';
import { figure, signed } from '../figures.ts';
import { px } from '../numbers.ts';
import { box, circle } from '../path.ts';
import { ScaleSheet } from '../scale-sheet.tsx';

const LIMITS = { from: -80, to: 340 };
const range = (parameters: DrawingInput['parameters']): readonly [number, number] => {
  const low = figure(parameters, 'low', -273, 1000) ?? -40;
  const high = figure(parameters, 'high', -273, 1000) ?? 120;
  return [Math.min(low, high), Math.max(low, high)];
};

/** A thermometer filled over the range. */
const Thermometer = ({ low, high }: { low: number; high: number }): ReactNode => {
  const y = (value: number): number =>
    72 - ((Math.min(LIMITS.to, Math.max(LIMITS.from, value)) - LIMITS.from) / (LIMITS.to - LIMITS.from)) * 58;
  const ticks = [-80, 0, 80, 160, 240, 320];
  return (
    <>
      <path className="ol" d="M41 70V16A8 8 0 0 1 57 16V70A13 13 0 1 1 41 70Z" />
      <path className="inkf" d={circle(49, 80, 7)} />
      <path className="inkf" d={box(46, y(high), 6, Math.max(1.5, y(low) - y(high)))} />
      <path className="ol" d={ticks.map((value) => `M63 ${px(y(value))}H${value === 0 ? 79 : 71}`).join('')} />
    </>
  );
};

export const drawing: DrawingDefinition = {
  label: 'Temperature range: a bar on a scale in degrees Celsius, from the lowest to the highest working temperature.',
  profile: ({ parameters }) => {
    const [low, high] = range(parameters);
    return <Thermometer low={low} high={high} />;
  },
  sheet: ({ parameters }) => {
    const [low, high] = range(parameters);
    return (
      <ScaleSheet
        {...LIMITS}
        low={low}
        high={high}
        ticks={[-80, 0, 80, 160, 240, 320]}
        text={(value) => `${signed(value)} °C`}
        caption="Working temperature, °C"
      />
    );
  },
};
