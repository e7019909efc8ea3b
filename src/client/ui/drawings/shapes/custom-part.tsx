import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { both } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', both('M44 14H50V22L32 32L50 42L32 52L50 62L30 74H16V82H32L58 66V58L42 52L58 44V40L42 32L58 24V8H44Z')],
  ['center', 'M60 4V92'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a molded bellows made to a drawing.',
  profile: profileOf(layers),
};
