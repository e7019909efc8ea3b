import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['ptfe', circle(60, 62, 27)],
  ['elastomer', circle(60, 62, 22)],
  ['steel', 'M52 4H68V14L63 20H57L52 14Z'],
  ['thin', 'M57 22L40 34M59 22L52 32M61 22L68 32M63 22L80 34'],
];

export const drawing: DrawingDefinition = {
  label: 'A nozzle sprays a thin layer around the section of a ring.',
  profile: profileOf(layers),
};
