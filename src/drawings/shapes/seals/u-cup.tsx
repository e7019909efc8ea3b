import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { centered, U_CUP } from '../../drafting/seal-sections.ts';
import { Caption, Note, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', centered(U_CUP)],
  ['center', 'M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a U-cup: two lips facing the pressure, a solid heel behind them.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(33)} x2={X(87)} y={Y(78) + 44} text="gland depth L" from={Y(76)} />
      <DimV y1={Y(18)} y2={Y(78)} x={X(92) + 52} text="H" from={X(86)} />
      <SheetLeader x={X(31)} y={Y(28)} textX={X(28) - 56} textY={Y(28) - 24} text="lip" />
      <SheetLeader x={X(46)} y={Y(66)} textX={X(28) - 56} textY={Y(66) + 14} text="heel" />
      <Note x={X(60)} y={Y(6) - 12} text="pressure side" />
      <Caption text="Section" />
    </>
  )),
};
