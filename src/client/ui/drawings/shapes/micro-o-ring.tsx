import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['thin', 'M20.5 72.2L49 16M28 80L87 66'],
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
