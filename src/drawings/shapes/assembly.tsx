import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ellipse } from '../path.ts';

const layers: readonly Layer[] = [
  ['steel', 'M58 22H74V30H82V22H112V74H82V66H74V74H58Z'],
  ['rubber', ellipse(20, 48, 9, 26)],
  ['paper', ellipse(20, 48, 4, 19)],
  ['arrow', 'M32 48L54 48'],
  ['center', 'M4 48H30M58 48H118'],
];

export const drawing: DrawingDefinition = {
  label: 'A ring being slid over a piston toward its groove.',
  profile: profileOf(layers),
};
