import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', box(30, 12, 26, 72)],
  ['metal', box(64, 12, 26, 72)],
  ['elastomer', box(56, 12, 8, 72)],
  ['ptfe', box(30, 37, 60, 22)],
  ['ptfe', box(24, 30, 6, 36) + box(90, 30, 6, 36)],
  ['steel', box(24, 41, 72, 14)],
  ['steel', box(10, 34, 14, 28, 2) + box(96, 34, 14, 28, 2)],
  ['center', 'M2 48H118'],
];

export const drawing: DrawingDefinition = {
  label:
    'Section of a flange bolt that touches neither flange: a plastic gasket between them, a sleeve around the bolt and washers under head and nut.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(60)} y={Y(18)} textX={X(60) + 110} textY={Y(12) - 14} text="gasket" />
      <SheetLeader x={X(26)} y={Y(32)} textX={X(10) - 30} textY={Y(14)} text="washer" />
      <SheetLeader x={X(44)} y={Y(57)} textX={X(10) - 30} textY={Y(84)} text="sleeve" />
      <SheetLeader x={X(106)} y={Y(38)} textX={X(110) + 30} textY={Y(20)} text="bolt" />
      <Caption text="Section through one flange bolt" />
    </>
  )),
};
