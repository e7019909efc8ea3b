import type { DrawingDefinition } from '../drawing-definition.ts';
import { glandDrawing } from '../gland-drawing.tsx';

export const drawing: DrawingDefinition = glandDrawing({
  label: 'Section of a dynamic piston gland: the ring lies in the piston and slides along the bore.',
  caption: 'Reciprocating piston gland',
  axis: true,
  motion: 'along',
  sizes: { cs: 3.53, depth: 3.1, width: 4.83, radius: 0.45, gap: 0.12 },
  parts: ['piston', 'cylinder'],
});
