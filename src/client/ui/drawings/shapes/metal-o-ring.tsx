import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['steel', ring(60, 48, 32, 24)],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a metal O-ring: a tube bent into a ring and welded.',
  profile: profileOf(layers),
};
