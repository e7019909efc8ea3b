import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { arc, box, circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['metal', 'M34 44H42V76H90V44H98V84H34Z'],
  ['counter', box(30, 24, 72, 9)],
  ['steel', circle(38, 38.5, 5) + circle(94, 38.5, 5)],
  ['line', box(56, 60, 20, 8)],
  ['thin', 'M60 60V56M66 60V56M72 60V56M60 68V72M66 68V72M72 68V72'],
  ['line', arc(0, 56, 12, -40, 40) + arc(0, 56, 19, -40, 40) + arc(0, 56, 26, -40, 40)],
];

export const drawing: DrawingDefinition = {
  label: 'An enclosure with a conductive gasket under its lid; waves from outside do not pass.',
  profile: profileOf(layers),
};
