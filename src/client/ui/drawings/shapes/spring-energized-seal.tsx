import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { centered, JACKET, V_SPRING } from '../seal-sections.ts';

const layers: readonly Layer[] = [
  ['plastic', centered(JACKET)],
  ['spring', centered(V_SPRING)],
  ['center', 'M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a spring energized seal: a plastic jacket with a V spring between its lips.',
  profile: profileOf(layers),
};
