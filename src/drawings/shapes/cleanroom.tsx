import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ellipse } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(14, 8, 92, 16)],
  ['thin', 'M14 24L20 8L26 24L32 8L38 24L44 8L50 24L56 8L62 24L68 8L74 24L80 8L86 24L92 8L98 24L106 8'],
  ['arrow', 'M26 30L26 56M49 30L49 56M71 30L71 56M94 30L94 56'],
  ['rubber', ellipse(60, 74, 20, 5)],
  ['paper', ellipse(60, 74, 13, 2.4)],
  ['line', 'M10 80H110M22 80V92M98 80V92'],
];

export const drawing: DrawingDefinition = {
  label: 'Filtered air flowing down onto a bench with a ring on it.',
  profile: profileOf(layers),
};
