import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, placed } from '../path.ts';
import { U_CUP } from '../seal-sections.ts';

const layers: readonly Layer[] = [
  ['metal', 'M10 10H110V62H90V22H34V62H10Z'],
  ['counter', box(4, 66, 112, 20)],
  ['elastomer', placed(U_CUP, { x: 62, y: 44.2, angle: 90, scale: 0.68 })],
  ['center', 'M4 92H116'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a rod seal in its groove: the lips face the pressure, the flat side bears on the rod.',
  profile: profileOf(layers),
};
