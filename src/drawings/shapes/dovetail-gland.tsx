import type { DrawingDefinition } from '../drawing-definition.ts';
import { glandDrawing } from '../gland-drawing.tsx';

export const drawing: DrawingDefinition = glandDrawing({
  label: 'Section of a dovetail gland: both walls lean inward and hold the ring; G is measured at the mouth.',
  caption: 'Dovetail gland, walls 66° to the floor',
  wall: 'dovetail',
  sizes: { cs: 3.53, depth: 2.84, width: 2.92, radius: 0.8, gap: 0 },
  parts: ['flange', 'cover'],
});
