import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, drop } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(30, 14, 60, 70, 2)],
  ['rubber', 'M36 20H84V78H36ZM40 24V74H80V24Z'],
  ['bold', 'M75 44V56'],
  ['line', 'M30 28H26V38H30M30 60H26V70H30'],
  ['line', drop(12, 22, 9) + drop(16, 56, 9) + drop(108, 22, 9) + drop(104, 56, 9)],
];

export const drawing: DrawingDefinition = {
  label: 'An enclosure with a gasket around its door, water running off it.',
  profile: profileOf(layers),
};
