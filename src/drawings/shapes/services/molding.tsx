import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M14 10H106V42H93A8 8 0 0 0 77 42H68A8 8 0 0 0 52 42H43A8 8 0 0 0 27 42H14Z'],
  ['counter', 'M14 54H27A8 8 0 0 0 43 54H52A8 8 0 0 0 68 54H77A8 8 0 0 0 93 54H106V86H14Z'],
  ['rubber', circle(35, 48, 7) + circle(60, 48, 7) + circle(85, 48, 7)],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a compression mold: two heated halves with three cavities and rings between them.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(85)} y={Y(48)} textX={X(106) + 40} textY={Y(36)} text="ring in its cavity" />
      <Note x={X(14) - 14} y={Y(26) + 4} text="upper half" anchor="end" />
      <Note x={X(14) - 14} y={Y(70) + 4} text="lower half" anchor="end" />
      <Caption text="Section of a compression mold" />
    </>
  )),
};
