import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box } from '../path.ts';

const layers: readonly Layer[] = [
  ['rubber', 'M44 14H76V28Q67 33 67 42V54Q67 63 76 68V82H44V68Q53 63 53 54V42Q53 33 44 28Z'],
  ['steel', box(36, 8, 12, 18) + box(72, 8, 12, 18) + box(36, 70, 12, 18) + box(72, 70, 12, 18)],
  ['light', 'M53 44H67M53 52H67'],
  ['arrow', 'M98 44L98 12M98 52L98 84'],
];

export const drawing: DrawingDefinition = {
  label: 'A dumbbell specimen pulled between two grips.',
  profile: profileOf(layers),
};
