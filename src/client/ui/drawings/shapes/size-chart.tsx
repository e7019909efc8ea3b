import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ring } from '../path.ts';

const layers: readonly Layer[] = [
  ['line', box(12, 10, 96, 76)],
  ['thin', 'M12 29H108M12 48H108M12 67H108M44 10V86M76 10V86'],
  ['rubber', ring(28, 19.5, 4, 2) + ring(28, 38.5, 5.5, 3.5) + ring(28, 57.5, 7, 5) + ring(28, 76.5, 8.5, 6.5)],
  ['bold', [19.5, 38.5, 57.5, 76.5].map((y) => `M51 ${y}H68M83 ${y}H100`).join('')],
];

export const drawing: DrawingDefinition = {
  label: 'A table of sizes: rings of rising diameter, a row for each.',
  profile: profileOf(layers),
};
