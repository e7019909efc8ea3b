import type { NamedDrawing } from '../drawing-definition.ts';
import { glandDrawing } from '../glands/gland-drawing.tsx';

/** Kinds of the glands that are derived from their dimensions. */
const GLANDS: Readonly<Record<string, Parameters<typeof glandDrawing>[0]>> = {
  'dovetail-gland': {
    label: 'Section of a dovetail gland: both walls lean inward and hold the ring; G is measured at the mouth.',
    caption: 'Dovetail gland, walls 66° to the floor',
    wall: 'dovetail',
    sizes: { cs: 3.53, depth: 2.84, width: 2.92, radius: 0.8, gap: 0 },
    parts: ['flange', 'cover'],
  },
  'dynamic-piston-gland': {
    label: 'Section of a dynamic piston gland: the ring lies in the piston and slides along the bore.',
    caption: 'Reciprocating piston gland',
    axis: true,
    motion: 'along',
    sizes: { cs: 3.53, depth: 3.1, width: 4.83, radius: 0.45, gap: 0.12 },
    parts: ['piston', 'cylinder'],
  },
  'dynamic-rod-gland': {
    label: 'Section of a dynamic rod gland: the ring lies in the housing and the rod slides through it.',
    caption: 'Reciprocating gland, groove in the housing',
    axis: true,
    above: true,
    motion: 'along',
    sizes: { cs: 3.53, depth: 3.1, width: 4.83, radius: 0.45, gap: 0.12 },
    parts: ['housing', 'rod'],
  },
  'half-dovetail-gland': {
    label: 'Section of a half dovetail gland: one wall leans inward and holds the ring, the other stands straight.',
    caption: 'Half dovetail gland',
    wall: 'half-dovetail',
    sizes: { cs: 3.53, depth: 2.9, width: 3.2, radius: 0.8, gap: 0 },
    parts: ['flange', 'cover'],
  },
  'rotary-gland': {
    label:
      'Section of a rotary gland: a groove little wider than the ring in the housing, the shaft turns inside the ring.',
    caption: 'Rotary gland, groove in the housing',
    axis: true,
    above: true,
    motion: 'around',
    sizes: { cs: 3.53, depth: 3.42, width: 3.71, radius: 0.45, gap: 0.2 },
    parts: ['housing', 'shaft'],
  },
  'static-piston-gland': {
    label: 'Section of a static piston gland: the groove is in the inner part, the ring seals against the bore.',
    caption: 'Static gland, groove in the inner part',
    axis: true,
    sizes: { cs: 3.53, depth: 2.84, width: 4.83, radius: 0.45, gap: 0.12 },
    parts: ['plug', 'bore'],
  },
  'static-rod-gland': {
    label: 'Section of a static rod gland: the groove is in the outer part, the ring seals against the rod.',
    caption: 'Static gland, groove in the outer part',
    axis: true,
    above: true,
    sizes: { cs: 3.53, depth: 2.84, width: 4.83, radius: 0.45, gap: 0.12 },
    parts: ['housing', 'tube'],
  },
};

/** The drawings of these glands, by name. */
export const drawings: readonly NamedDrawing[] = Object.entries(GLANDS).map(([name, gland]) => [
  name,
  glandDrawing(gland),
]);
