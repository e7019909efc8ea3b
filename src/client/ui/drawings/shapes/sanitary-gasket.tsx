import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { both } from '../path.ts';

const layers: readonly Layer[] = [
  ['thin', 'M50 43H70M50 53H70'],
  ['elastomer', both('M10 43H18C22 43 22 34 30 34C38 34 38 43 42 43H50V53H42C38 53 38 62 30 62C22 62 22 53 18 53H10Z')],
  ['center', 'M60 18V78'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a sanitary gasket: a flat web with a bead that centers it between the ferrules.',
  profile: profileOf(layers),
};
