import { type Layer, profileOf } from '../../drafting/layers.tsx';
import { ellipse } from '../../drafting/path.ts';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', 'M8 68L34 44H112L86 68V78H8Z'],
  ['line', 'M86 78L112 54V44'],
  ['paper', ellipse(60, 56, 28, 9)],
  ['elastomer', ellipse(60, 56, 23, 7)],
  ['paper', ellipse(60, 56, 12, 3.6)],
  ['steel', 'M80 16H94V28L89 36H85L80 28Z'],
  ['bold', 'M87 36V53'],
];

export const drawing: DrawingDefinition = {
  label: 'A jet cuts a gasket out of sheet, following its outline.',
  profile: profileOf(layers),
};
