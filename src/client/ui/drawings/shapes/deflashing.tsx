import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['rubber', circle(60, 52, 25)],
  ['rubber', box(84.5, 50.5, 23, 3)],
  ['dashed', box(12, 50.5, 23, 3)],
  ['steel', 'M22 8H34L36 46L31 40Z'],
  ['center', 'M4 52H116'],
];

export const drawing: DrawingDefinition = {
  label: 'A section with thin flash on its parting line, cut away on one side.',
  profile: profileOf(layers),
};
