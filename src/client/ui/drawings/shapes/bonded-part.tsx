import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { both } from '../path.ts';
import { BONDED } from '../seal-sections.ts';

const layers: readonly Layer[] = [
  ['thin', 'M49 36H71M49 60H71'],
  ['metal', both(BONDED.washer)],
  ['elastomer', both(BONDED.bead)],
  ['center', 'M60 14V82'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a bonded seal: a metal washer with an elastomer bead bonded to its inner edge.',
  profile: profileOf(layers),
};
