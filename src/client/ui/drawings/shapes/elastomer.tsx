import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['rubber', ring(42, 48, 32, 22)],
  ['elastomer', circle(96, 48, 15)],
  ['center', 'M4 48H116M42 10V86M96 28V68'],
];

export const drawing: DrawingDefinition = {
  label: 'An O-ring in plan and the section of its elastomer.',
  profile: profileOf(layers),
};
