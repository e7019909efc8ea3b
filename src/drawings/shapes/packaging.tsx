import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';

const layers: readonly Layer[] = [
  ['line', 'M60 8L104 26V68L60 88L16 68V26Z'],
  ['line', 'M16 26L60 45L104 26M60 45V88'],
  ['thin', 'M34 18.6L78 37.6V50M42 15.4L86 34.2V46L78 50'],
  ['thin', 'M24 52L42 60V70L24 62Z'],
];

export const drawing: DrawingDefinition = {
  label: 'A closed carton with a strip of tape and a label.',
  profile: profileOf(layers),
};
