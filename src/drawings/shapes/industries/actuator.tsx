import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', box(8, 16, 82, 10) + box(8, 70, 82, 10)],
  ['metal', box(8, 26, 8, 44)],
  ['metal', box(78, 26, 12, 15) + box(78, 55, 12, 15)],
  ['counter', box(36, 27, 20, 42)],
  ['steel', box(56, 42, 58, 12)],
  ['rubber', circle(46, 30, 3.6) + circle(46, 66, 3.6) + circle(84, 39, 3) + circle(84, 57, 3)],
  ['center', 'M2 48H118'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a cylinder: a piston with its ring, a rod through the head and its seal.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(46)} y={Y(28)} textX={X(30) - 70} textY={Y(4)} text="piston ring" />
      <SheetLeader x={X(84)} y={Y(37)} textX={X(90) + 40} textY={Y(12)} text="rod seal" />
      <Note x={X(114) - 10} y={Y(64)} text="rod" />
      <Caption text="Section of a cylinder" />
    </>
  )),
};
