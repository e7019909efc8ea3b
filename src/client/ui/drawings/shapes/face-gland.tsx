import type { DrawingDefinition } from '../drawing-definition.ts';
import { glandDrawing } from '../gland-drawing.tsx';

export const drawing: DrawingDefinition = glandDrawing({
  label:
    'Section of a face seal gland: a cover presses the ring along its axis into a groove of width G, depth L and corner radius R.',
  caption: 'Face seal gland, static',
  sizes: { cs: 3.53, depth: 2.64, width: 4.62, radius: 0.45, gap: 0 },
  parts: ['flange', 'cover'],
});
