import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, circle, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(14, 8, 92, 74, 4)],
  ['line', box(24, 18, 56, 54, 6)],
  ['rubber', ring(40, 39, 9, 5) + ring(64, 39, 9, 5)],
  ['line', 'M24 54H80'],
  ['line', circle(93, 28, 7)],
  ['bold', 'M93 28L97 23M93 46V66'],
  ['line', 'M26 82V88M94 82V88'],
];

export const drawing: DrawingDefinition = {
  label: 'A vacuum oven: rings on a shelf behind the window of its door, a gauge beside it.',
  profile: profileOf(layers),
};
