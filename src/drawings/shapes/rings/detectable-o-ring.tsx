import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { arc, circle, circles } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 22)],
  ['steel', circles(3, [53, 40, 66, 38, 72, 50, 61, 50, 49, 53, 60, 62])],
  ['line', arc(60, 48, 31, -38, 38) + arc(60, 48, 39, -38, 38) + arc(60, 48, 47, -38, 38)],
  ['line', arc(60, 48, 31, 142, 218) + arc(60, 48, 39, 142, 218) + arc(60, 48, 47, 142, 218)],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a detectable O-ring: metal in the elastomer answers the field of a detector.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(68)} y={Y(36)} textX={X(91) + 34} textY={Y(10)} text="detectable filler" />
      <Note x={X(13) - 20} y={Y(48) + 4} text="detector" anchor="end" />
      <Note x={X(107) + 20} y={Y(48) + 4} text="detector" anchor="start" />
      <Caption text="Section" />
    </>
  )),
};
