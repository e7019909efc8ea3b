import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf } from '../layers.tsx';
import { box, ring } from '../path.ts';
import { centered, xRingSection } from '../seal-sections.ts';

const layers: readonly Layer[] = [
  ['line', box(10, 12, 100, 72, 3)],
  ['thin', 'M62 12V84M10 52H62'],
  ['rubber', ring(36, 32, 15, 10)],
  ['ptfe', ring(25, 68, 10, 7)],
  ['steel', ring(48, 68, 8, 3.5)],
  ['rubber', centered(xRingSection(22), 26, -16)],
  ['line', box(70, 60, 32, 16)],
  ['thin', 'M75 66H92M75 70.5H86'],
];

export const drawing: DrawingDefinition = {
  label: 'The parts of a kit laid out in one tray: ring, backup ring, washer, cord and a label.',
  profile: profileOf(layers),
};
