import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 28)],
  ['dashed', circle(60, 48, 34) + circle(60, 48, 22)],
  ['center', 'M14 48H106M60 4V92'],
  ['arrow', 'M100 8L84 24M64 44L75.6 32.4'],
];

export const drawing: DrawingDefinition = {
  label: 'A section between its largest and its smallest permitted circle.',
  profile: profileOf(layers),
};
