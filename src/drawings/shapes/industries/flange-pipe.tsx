import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M6 30H38V10H53V42H6Z'],
  ['metal', 'M6 66H38V86H53V54H6Z'],
  ['metal', 'M114 30H82V10H67V42H114Z'],
  ['metal', 'M114 66H82V86H67V54H114Z'],
  ['elastomer', box(53, 24, 14, 18) + box(53, 54, 14, 18)],
  ['steel', box(30, 14, 60, 5) + box(30, 77, 60, 5)],
  ['steel', box(28, 10, 9, 13) + box(83, 10, 9, 13) + box(28, 73, 9, 13) + box(83, 73, 9, 13)],
  ['center', 'M2 48H118'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a flanged pipe joint: a gasket between two flanges held by bolts.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(60)} y={Y(30)} textX={X(82) + 40} textY={Y(4)} text="gasket" />
      <SheetLeader x={X(32)} y={Y(14)} textX={X(28) - 40} textY={Y(6)} text="bolt" />
      <Note x={X(6) - 14} y={Y(36) + 4} text="flange" anchor="end" />
      <Note x={X(114) + 14} y={Y(36) + 4} text="flange" anchor="start" />
      <Caption text="Section of a flanged joint" />
    </>
  )),
};
