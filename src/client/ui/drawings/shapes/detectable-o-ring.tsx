import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { arc, circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 22)],
  [
    'steel',
    [
      [53, 40],
      [66, 38],
      [72, 50],
      [61, 50],
      [49, 53],
      [60, 62],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3))
      .join(''),
  ],
  ['line', arc(60, 48, 31, -38, 38) + arc(60, 48, 39, -38, 38) + arc(60, 48, 47, -38, 38)],
  ['line', arc(60, 48, 31, 142, 218) + arc(60, 48, 39, 142, 218) + arc(60, 48, 47, 142, 218)],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a detectable O-ring: metal in the elastomer answers the field of a detector.',
  profile: profileOf(layers),
};
