import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { arc, circle, drop } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['wash', circle(60, 64, 28)],
  ['rubber', circle(60, 64, 23)],
  ['thin', circle(60, 64, 28)],
  ['line', drop(60, 6, 16)],
  ['light', arc(60, 64, 17, 200, 260)],
];

export const drawing: DrawingDefinition = {
  label: 'A drop of lubricant over a ring with a film around it.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(84)} y={Y(50)} textX={X(88) + 60} textY={Y(36)} text="film" />
      <SheetLeader x={X(66)} y={Y(16)} textX={X(88) + 60} textY={Y(8)} text="lubricant" />
      <Caption text="Section" />
    </>
  )),
};
