import { type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle, ring } from '../../drafting/path.ts';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', box(10, 10, 100, 76)],
  ['line', ring(44, 46, 25, 18)],
  ['center', 'M14 46H74M44 16V76'],
  ['elastomer', circle(90, 38, 10)],
  ['line', 'M72 68H110M72 68V86M90 68V86'],
  ['signal', 'M80 56H100M80 52V58M100 52V58'],
];

export const drawing: DrawingDefinition = {
  label: 'A drawing sheet with a ring in plan, its section and a title block.',
  profile: profileOf(layers),
};
