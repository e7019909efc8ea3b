import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['thin', 'M14.09 78.52L37.55 32.11M19.71 86.45L71.27 79.72'],
  ['paper', circle(67, 47, 33)],
  ['rubber', ring(67, 47, 23, 11)],
  ['center', 'M27 47H107M67 7V87'],
  ['line', circle(19, 81, 5.5)],
  ['rubber', ring(19, 81, 3.4, 1.6)],
];

export const drawing: DrawingDefinition = {
  label: 'A very small ring, and the same ring enlarged beside it.',
  profile: profileOf(layers),
};
