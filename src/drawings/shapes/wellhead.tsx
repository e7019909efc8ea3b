import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ellipse } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(51, 16, 18, 62)],
  ['steel', box(42, 28, 36, 6) + box(42, 56, 36, 6) + box(34, 78, 52, 8) + box(46, 10, 28, 6)],
  ['line', box(28, 38, 23, 12) + box(69, 38, 23, 12)],
  ['rubber', box(46, 34, 28, 3) + box(46, 62, 28, 3)],
  ['line', ellipse(18, 44, 5, 14) + ellipse(102, 44, 5, 14)],
  ['line', 'M23 44H28M92 44H97'],
  ['thin', 'M8 86H112M14 92L20 86M28 92L34 86M42 92L48 86M56 92L62 86M70 92L76 86M84 92L90 86M98 92L104 86'],
];

export const drawing: DrawingDefinition = {
  label: 'A wellhead: casing head, master valve and two wing valves with hand wheels.',
  profile: profileOf(layers),
};
