import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box } from '../path.ts';

const layers: readonly Layer[] = [
  ['wash', box(66, 35, 22, 26)],
  ['line', 'M32 34H88V42L95 45V51L88 54V62H32Z'],
  ['line', box(28, 26, 4, 44)],
  ['steel', box(10, 44, 42, 8)],
  ['steel', box(6, 34, 5, 28)],
  ['rubber', box(52, 34, 14, 28, 3)],
  ['light', 'M57 34V62M61 34V62'],
  ['line', 'M95 48H116'],
];

export const drawing: DrawingDefinition = {
  label: 'A syringe with an elastomer stopper on its plunger.',
  profile: profileOf(layers),
};
