import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';

const layers: readonly Layer[] = [
  ['elastomer', 'M6 34H68L46 62H6Z'],
  ['elastomer', 'M114 34H76L54 62H114Z'],
  ['arrow', 'M20 76L44 76M100 76L76 76'],
  ['center', 'M2 48H118'],
];

export const drawing: DrawingDefinition = {
  label: 'Two cord ends cut on a slant and joined.',
  profile: profileOf(layers),
};
