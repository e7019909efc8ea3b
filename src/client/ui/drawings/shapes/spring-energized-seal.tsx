import { DimH, DimV, Leader } from '../dimension.tsx';
import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf, sheetOf } from '../layers.tsx';
import { centered, JACKET, V_SPRING } from '../seal-sections.ts';
import { Caption, Note } from '../sheet-notes.tsx';

const layers: readonly Layer[] = [
  ['plastic', centered(JACKET)],
  ['spring', centered(V_SPRING)],
  ['center', 'M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a spring energized seal: a plastic jacket with a V spring between its lips.',
  profile: profileOf(layers),
  sheet: sheetOf(layers, ({ X, Y }) => (
    <>
      <DimH x1={X(30)} x2={X(90)} y={Y(75) + 44} text="gland depth L" from={Y(71)} />
      <DimV y1={Y(22)} y2={Y(75)} x={X(93) + 50} text="H" from={X(88)} />
      <Leader x={X(67)} y={Y(41)} textX={X(93) + 20} textY={Y(10) - 8} text="spring" />
      <Leader x={X(36)} y={Y(62)} textX={X(27) - 46} textY={Y(76)} text="plastic jacket" />
      <Note x={X(60)} y={Y(6) - 12} text="pressure side" />
      <Caption text="Section" />
    </>
  )),
};
