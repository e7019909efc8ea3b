import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, drop } from '../path.ts';

const layers: readonly Layer[] = [
  ['steel', 'M28 84V42Q28 16 54 16H64Q90 16 90 42V50H76V42Q76 30 64 30H54Q42 30 42 42V84Z'],
  ['rubber', box(28, 72, 14, 5)],
  ['steel', box(20, 84, 30, 6)],
  ['steel', 'M42 52H54V47H60V63H54V58H42Z'],
  ['line', drop(83, 58, 12)],
];

export const drawing: DrawingDefinition = {
  label: 'A tap with a drop of water under its spout.',
  profile: profileOf(layers),
};
