import type { DrawingDefinition } from '../drawing-definition.ts';
import { glandDrawing } from '../gland-drawing.tsx';

export const drawing: DrawingDefinition = glandDrawing({
  label: 'Section of a half dovetail gland: one wall leans inward and holds the ring, the other stands straight.',
  caption: 'Half dovetail gland',
  wall: 'half-dovetail',
  sizes: { cs: 3.53, depth: 2.9, width: 3.2, radius: 0.8, gap: 0 },
  parts: ['flange', 'cover'],
});
