import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['ptfe', ring(42, 48, 32, 20)],
  ['plastic', box(87, 31, 20, 34)],
  ['center', 'M4 48H114M42 10V86'],
];

export const drawing: DrawingDefinition = {
  label: 'A plastic ring in plan and its rectangular section.',
  profile: profileOf(layers),
};
