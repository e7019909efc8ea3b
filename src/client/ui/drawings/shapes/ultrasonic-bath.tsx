import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { arc, box, ring, wave } from '../path.ts';

const layers: readonly Layer[] = [
  ['wash', box(16, 32, 88, 46)],
  ['line', 'M16 18V78H104V18'],
  ['line', wave(16, 32, 88, 3, 4)],
  ['rubber', ring(60, 48, 10, 5.5)],
  ['thin', arc(60, 84, 18, 215, 325) + arc(60, 84, 25, 215, 325) + arc(60, 84, 46, 225, 315)],
  ['steel', box(44, 78, 32, 9)],
];

export const drawing: DrawingDefinition = {
  label: 'A ring in a tank of liquid, sound waves rising from the transducer under it.',
  profile: profileOf(layers),
};
