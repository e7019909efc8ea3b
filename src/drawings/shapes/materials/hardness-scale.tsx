import { figure } from '../../drafting/figures.ts';
import { Layers } from '../../drafting/layers.tsx';
import { arc, circle, rays, sector } from '../../drafting/path.ts';
import { ScaleSheet } from '../../drafting/scale-sheet.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';

const range = (parameters: DrawingInput['parameters']): readonly [number, number] => {
  const low = figure(parameters, 'low', 0, 100) ?? 40;
  const high = figure(parameters, 'high', 0, 100) ?? 90;
  return [Math.min(low, high), Math.max(low, high)];
};

/** Returns the angle of a Shore A value: 0 to 100 covers half of the dial. */
const angle = (value: number): number => 180 + value * 1.8;

export const drawing: DrawingDefinition = {
  label: 'Hardness range: a bar on the Shore A scale from 0 to 100.',
  profile: ({ id, parameters }) => {
    const [low, high] = range(parameters);
    return (
      <Layers
        id={id}
        view="profile"
        layers={[
          ['line', `${arc(60, 70, 50, 180, 360)}M10 70H110`],
          ['ink', sector(60, 70, 42, 32, angle(low), angle(Math.max(high, low + 1)))],
          ['line', rays(60, 70, 45, 50, [10, 20, 30, 40, 50, 60, 70, 80, 90].map(angle))],
          ['bold', rays(60, 70, 4, 28, [angle((low + high) / 2)])],
          ['ink', circle(60, 70, 4)],
        ]}
      />
    );
  },
  sheet: ({ parameters }) => {
    const [low, high] = range(parameters);
    return (
      <ScaleSheet
        from={0}
        to={100}
        low={low}
        high={high}
        ticks={[0, 20, 40, 60, 80, 100].map((at) => ({ at, text: String(at) }))}
        text={(value) => `${value} Shore A`}
        caption="Hardness, Shore A"
      />
    );
  },
};
