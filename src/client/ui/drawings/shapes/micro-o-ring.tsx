import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['thin', 'M19.3 73L42.5 27M27 80.6L86 71.8'],
  ['paper', circle(72, 42, 33)],
  ['rubber', ring(72, 42, 23, 11)],
  ['center', 'M32 42H112M72 2V82'],
  ['line', circle(24, 76, 5.5)],
  ['rubber', ring(24, 76, 3.4, 1.6)],
];

export const drawing: DrawingDefinition = {
  label: 'A very small ring, and the same ring enlarged beside it.',
  profile: profileOf(layers),
};
