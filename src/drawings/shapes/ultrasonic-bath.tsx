import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { arc, box, ring, wave } from '../path.ts';

const layers: readonly Layer[] = [
  ['wash', box(16, 28, 88, 46)],
  ['line', 'M16 14V74H104V14'],
  ['line', wave(16, 28, 88, 3, 4)],
  ['rubber', ring(60, 44, 10, 5.5)],
  ['thin', arc(60, 80, 18, 215, 325) + arc(60, 80, 25, 215, 325) + arc(60, 80, 46, 225, 315)],
  ['steel', box(44, 74, 32, 9)],
];

export const drawing: DrawingDefinition = {
  label: 'A ring in a tank of liquid, sound waves rising from the transducer under it.',
  profile: profileOf(layers),
};
