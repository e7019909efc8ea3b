import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', box(18, 20, 84, 56, 3)],
  [
    'paper',
    [
      [32, 34, 7],
      [50, 31, 5],
      [67, 36, 8],
      [87, 32, 6],
      [40, 50, 6],
      [56, 52, 8],
      [76, 54, 6],
      [92, 50, 5],
      [28, 64, 6],
      [46, 67, 5],
      [66, 67, 5],
      [85, 67, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
      .join(''),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A block of foam: closed cells in the elastomer.',
  profile: profileOf(layers),
};
