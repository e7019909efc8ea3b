import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { sector } from '../path.ts';

const layers: readonly Layer[] = [
  ['steel', sector(36, 48, 30, 20, 38, 322)],
  ['metal', 'M78 14H112V82H78V66H102V30H78Z'],
  ['steel', sector(88, 48, 16, 11, -140, 140)],
  ['center', 'M2 48H116'],
];

export const drawing: DrawingDefinition = {
  label: 'A metal C-ring and its place in a groove.',
  profile: profileOf(layers),
};
