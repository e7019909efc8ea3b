import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', 'M32 30A28 20 0 0 1 88 30'],
  ['steel', box(24, 30, 72, 5) + box(24, 39, 72, 5)],
  ['rubber', box(28, 35, 64, 4)],
  ['line', 'M32 44V64A28 24 0 0 0 88 64V44'],
  ['wash', 'M34 56H86V64A26 22 0 0 1 34 64Z'],
  ['line', box(54, 2, 12, 8)],
  ['bold', 'M60 10V70M46 66L60 70L74 66'],
  ['thin', 'M34 56H86'],
];

export const drawing: DrawingDefinition = {
  label: 'A stirred vessel: the head is flanged to the body with a gasket between them.',
  profile: profileOf(layers),
};
