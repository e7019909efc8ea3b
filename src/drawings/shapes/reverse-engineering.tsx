import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, placed } from '../path.ts';
import { U_CUP } from '../seal-sections.ts';

const layers: readonly Layer[] = [
  ['rubber', placed(U_CUP, { x: 28, y: 48, scale: 0.72 })],
  ['arrow', 'M52 48L64 48'],
  ['line', box(70, 14, 44, 68)],
  ['line', placed(U_CUP, { x: 92, y: 40, scale: 0.5 })],
  ['signal', 'M78.5 56V66M105.5 56V66M78.5 63H105.5'],
  ['thin', 'M92 74H114M92 74V82'],
];

export const drawing: DrawingDefinition = {
  label: 'A worn part becomes a drawing with dimensions.',
  profile: profileOf(layers),
};
