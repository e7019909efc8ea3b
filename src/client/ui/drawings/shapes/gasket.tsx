import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box } from '../path.ts';

const layers: readonly Layer[] = [
  ['metal', box(14, 16, 92, 24)],
  ['counter', box(14, 56, 92, 24)],
  ['elastomer', box(26, 40, 68, 16)],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a flat gasket between two flanges.',
  profile: profileOf(layers),
};
