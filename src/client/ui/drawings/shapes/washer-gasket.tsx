import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['elastomer', ring(60, 48, 37, 17)],
  ['center', 'M14 48H106M60 3V93'],
];

export const drawing: DrawingDefinition = {
  label: 'Plan of a washer: a flat ring cut from sheet.',
  profile: profileOf(layers),
};
