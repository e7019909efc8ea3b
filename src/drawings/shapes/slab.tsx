import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';

const layers: readonly Layer[] = [
  ['line', 'M14 48L40 28H108L82 48Z'],
  ['elastomer', 'M14 48H82V68H14Z'],
  ['line', 'M82 48L108 28V48L82 68Z'],
];

export const drawing: DrawingDefinition = {
  label: 'A thick sheet of elastomer, seen from a corner.',
  profile: profileOf(layers),
};
