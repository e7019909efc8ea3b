import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M6 32H44L52 18H58V42H6Z'],
  ['metal', 'M6 64H44L52 78H58V54H6Z'],
  ['counter', 'M114 32H76L68 18H62V42H114Z'],
  ['counter', 'M114 64H76L68 78H62V54H114Z'],
  ['rubber', box(58, 20, 4, 22) + box(58, 54, 4, 22)],
  ['steel', 'M42 24L50 8H70L78 24L72 27L66 15H54L48 27Z'],
  ['steel', 'M42 72L50 88H70L78 72L72 69L66 81H54L48 69Z'],
  ['center', 'M2 48H118'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a sanitary pipe joint: two ferrules, the gasket between them and the clamp around them.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(60)} y={Y(34)} textX={X(82) + 40} textY={Y(12)} text="gasket" />
      <SheetLeader x={X(48)} y={Y(14)} textX={X(30) - 30} textY={Y(8)} text="clamp" />
      <Note x={X(20)} y={Y(64) + 30} text="ferrule" />
      <Note x={X(100)} y={Y(64) + 30} text="ferrule" />
      <Caption text="Section of a clamped joint" />
    </>
  )),
};
