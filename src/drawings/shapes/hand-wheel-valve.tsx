import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ellipse } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', ellipse(60, 12, 30, 6)],
  ['line', 'M57 18V40M63 18V40'],
  ['line', 'M48 40H72L78 54H42Z'],
  ['rubber', box(50, 44, 20, 5)],
  ['line', 'M20 60H36Q44 52 60 52Q76 52 84 60H100V82H84Q76 90 60 90Q44 90 36 82H20Z'],
  ['steel', box(10, 54, 10, 34) + box(100, 54, 10, 34)],
  ['center', 'M2 71H118'],
];

export const drawing: DrawingDefinition = {
  label: 'A valve in a flanged pipe with a hand wheel on its stem.',
  profile: profileOf(layers),
};
