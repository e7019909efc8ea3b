import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle, rays, turn } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', circle(60, 30, 24)],
  ['line', rays(60, 30, 19, 24, turn(12))],
  ['bold', 'M60 30L74 20'],
  ['ink', circle(60, 30, 2.6)],
  ['steel', box(50, 54, 20, 12)],
  ['steel', 'M56 66H64L61 76H59Z'],
  ['elastomer', 'M14 72H56L60 78L64 72H106V90H14Z'],
];

export const drawing: DrawingDefinition = {
  label: 'A durometer pressed on a sheet: the indenter sinks in and the dial shows the hardness.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(83)} y={Y(36)} textX={X(106) + 20} textY={Y(22)} text="hardness, Shore" />
      <SheetLeader x={X(62)} y={Y(71)} textX={X(106) + 20} textY={Y(62)} text="indenter" />
      <Note x={X(14) - 14} y={Y(81) + 4} text="specimen" anchor="end" />
      <Caption text="Durometer" />
    </>
  )),
};
