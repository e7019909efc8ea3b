import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(28, 8, 64, 80, 2)],
  ['thin', 'M28 18H92M28 22H92'],
  ['rubber', ring(60, 43, 16, 10)],
  ['line', box(36, 65, 48, 17)],
  ['thin', 'M41 71H70M41 76H62'],
];

export const drawing: DrawingDefinition = {
  label: 'A ring sealed in an opaque bag with a label for batch and cure date.',
  profile: profileOf(layers),
};
