import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(14, 16, 92, 64, 4)],
  ['thin', 'M14 48H106M44.7 16V80M75.3 16V80'],
  [
    'rubber',
    ring(29.5, 32, 10.5, 6.5) +
      ring(60, 32, 8.5, 5) +
      ring(90.5, 32, 6.5, 3.5) +
      ring(29.5, 64, 11.5, 9) +
      ring(60, 64, 9.5, 7.2) +
      ring(90.5, 64, 7, 5.2),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A case with six compartments, each with rings of another size.',
  profile: profileOf(layers),
};
