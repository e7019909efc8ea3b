import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { both } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', both('M44 14H50V22L32 32L50 42L32 52L50 62L30 74H16V82H32L58 66V58L42 52L58 44V40L42 32L58 24V8H44Z')],
  ['center', 'M60 4V92'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a molded bellows made to a drawing.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(8)} y2={Y(82)} x={X(104) + 50} text="free length" from={X(76)} />
      <SheetDimH x1={X(58)} x2={X(62)} y={Y(82) + 34} text="ID" from={Y(60)} />
      <SheetLeader x={X(37)} y={Y(32)} textX={X(16) - 36} textY={Y(22)} text="convolution" />
      <Caption text="Section of a bellows" />
    </>
  )),
};
