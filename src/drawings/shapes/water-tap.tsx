import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, drop } from '../path.ts';

const layers: readonly Layer[] = [
  ['steel', 'M33 79V37Q33 11 59 11H69Q95 11 95 37V45H81V37Q81 25 69 25H59Q47 25 47 37V79Z'],
  ['rubber', box(33, 67, 14, 5)],
  ['steel', box(25, 79, 30, 6)],
  ['steel', 'M47 47H59V42H65V58H59V53H47Z'],
  ['line', drop(88, 53, 12)],
];

export const drawing: DrawingDefinition = {
  label: 'A tap with a drop of water under its spout.',
  profile: profileOf(layers),
};
