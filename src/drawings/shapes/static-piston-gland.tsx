import type { DrawingDefinition } from '../drawing-definition.ts';
import { glandDrawing } from '../gland-drawing.tsx';

export const drawing: DrawingDefinition = glandDrawing({
  label: 'Section of a static piston gland: the groove is in the inner part, the ring seals against the bore.',
  caption: 'Static gland, groove in the inner part',
  axis: true,
  sizes: { cs: 3.53, depth: 2.84, width: 4.83, radius: 0.45, gap: 0.12 },
  parts: ['plug', 'bore'],
});
