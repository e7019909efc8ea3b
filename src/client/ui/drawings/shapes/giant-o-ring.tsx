import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['rubber', ring(60, 48, 43, 38.5)],
  ['rubber', ring(60, 48, 11, 6.5)],
  ['center', 'M10 48H110M60 2V94'],
];

export const drawing: DrawingDefinition = {
  label: 'Plan of a ring with a large diameter and a thin wall, a small ring of the same cross-section inside it.',
  profile: profileOf(layers),
};
