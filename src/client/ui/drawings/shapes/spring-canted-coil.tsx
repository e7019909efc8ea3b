import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ellipse, placed } from '../path.ts';

const layers: readonly Layer[] = [
  ['center', 'M6 48H114'],
  [
    'spring',
    Array.from({ length: 6 }, (_, turn) => placed(ellipse(0, 0, 8, 27), { x: 25 + turn * 14, y: 48, angle: 28 })).join(
      '',
    ),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A canted coil spring, seen from the side: its turns lean over.',
  profile: profileOf(layers),
};
