import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 31)],
  [
    'steel',
    [
      [60, 48],
      [71, 48],
      [49, 48],
      [82, 48],
      [38, 48],
      [65.5, 38.5],
      [54.5, 57.5],
      [54.5, 38.5],
      [65.5, 57.5],
      [76.5, 38.5],
      [43.5, 57.5],
      [43.5, 38.5],
      [76.5, 57.5],
      [60, 29],
      [60, 67],
      [71, 29],
      [49, 67],
      [49, 29],
      [71, 67],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4.6))
      .join(''),
  ],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a conductive O-ring: metal particles touch each other through the elastomer.',
  profile: profileOf(layers),
};
