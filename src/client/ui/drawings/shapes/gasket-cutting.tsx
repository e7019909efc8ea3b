import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ellipse } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', 'M8 58L34 34H112L86 58V68H8Z'],
  ['line', 'M86 68L112 44V34'],
  ['paper', ellipse(60, 46, 28, 9)],
  ['elastomer', ellipse(60, 46, 23, 7)],
  ['paper', ellipse(60, 46, 12, 3.6)],
  ['steel', 'M80 6H94V18L89 26H85L80 18Z'],
  ['bold', 'M87 26V43'],
];

export const drawing: DrawingDefinition = {
  label: 'A jet cuts a gasket out of sheet, following its outline.',
  profile: profileOf(layers),
};
