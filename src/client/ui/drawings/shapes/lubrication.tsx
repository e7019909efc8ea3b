import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { arc, circle, drop } from '../path.ts';

const layers: readonly Layer[] = [
  ['wash', circle(60, 64, 28)],
  ['rubber', circle(60, 64, 23)],
  ['thin', circle(60, 64, 28)],
  ['line', drop(60, 6, 16)],
  ['light', arc(60, 64, 17, 200, 260)],
];

export const drawing: DrawingDefinition = {
  label: 'A drop of lubricant over a ring with a film around it.',
  profile: profileOf(layers),
};
