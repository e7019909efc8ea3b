import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', 'M14 8V90M106 8V90M14 32H106M14 58H106M14 84H106'],
  [
    'line',
    box(20, 14, 24, 18) +
      box(48, 14, 24, 18) +
      box(76, 14, 24, 18) +
      box(20, 40, 24, 18) +
      box(76, 40, 24, 18) +
      box(20, 66, 24, 18) +
      box(48, 66, 24, 18) +
      box(76, 66, 24, 18),
  ],
  ['dashed', box(48, 40, 24, 18)],
  [
    'rubber',
    [
      [32, 23],
      [60, 23],
      [88, 23],
      [32, 49],
      [88, 49],
      [32, 75],
      [60, 75],
      [88, 75],
    ]
      .map(([x = 0, y = 0]) => ring(x, y, 6, 3.4))
      .join(''),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A rack with three shelves of bins, one of them to be refilled.',
  profile: profileOf(layers),
};
