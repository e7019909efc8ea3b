import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box } from '../path.ts';

const layers: readonly Layer[] = [
  ['rubber', 'M38 14H70V28Q61 33 61 42V54Q61 63 70 68V82H38V68Q47 63 47 54V42Q47 33 38 28Z'],
  ['steel', box(30, 8, 12, 18) + box(66, 8, 12, 18) + box(30, 70, 12, 18) + box(66, 70, 12, 18)],
  ['light', 'M47 44H61M47 52H61'],
  ['arrow', 'M92 44L92 12M92 52L92 84'],
];

export const drawing: DrawingDefinition = {
  label: 'A dumbbell specimen pulled between two grips.',
  profile: profileOf(layers),
};
