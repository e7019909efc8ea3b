import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', 'M26 10H94V22Q82 36 84 52Q84 74 94 88H26Q36 74 36 52Q38 36 26 22Z'],
  ['thin', 'M26 16H94M26 22H94'],
  ['rubber', ring(60, 54, 20, 12)],
];

export const drawing: DrawingDefinition = {
  label: 'A ring in a sealed bag with the air drawn out.',
  profile: profileOf(layers),
};
