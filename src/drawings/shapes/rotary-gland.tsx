import type { DrawingDefinition } from '../drawing-definition.ts';
import { glandDrawing } from '../gland-drawing.tsx';

export const drawing: DrawingDefinition = glandDrawing({
  label:
    'Section of a rotary gland: a groove little wider than the ring in the housing, the shaft turns inside the ring.',
  caption: 'Rotary gland, groove in the housing',
  axis: true,
  above: true,
  motion: 'around',
  sizes: { cs: 3.53, depth: 3.42, width: 3.71, radius: 0.45, gap: 0.2 },
  parts: ['housing', 'shaft'],
});
