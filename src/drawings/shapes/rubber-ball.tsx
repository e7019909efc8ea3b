import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { arc, circle } from '../path.ts';

const layers: readonly Layer[] = [
  ['rubber', circle(60, 48, 33)],
  ['light', arc(60, 48, 25, 195, 255)],
  ['center', 'M14 48H106M60 4V92'],
];

export const drawing: DrawingDefinition = {
  label: 'A solid ball of elastomer, without a bore.',
  profile: profileOf(layers),
};
