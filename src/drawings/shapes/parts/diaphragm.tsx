import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  [
    'elastomer',
    'M10 60H30Q37 60 40 52L46 30Q48 22 55 22H65Q72 22 74 30L80 52Q83 60 90 60H110V70H88Q76 70 72 58L66 36Q65 32 62 32H58Q55 32 54 36L48 58Q44 70 32 70H10Z',
  ],
  ['center', 'M60 8V86'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a rolling diaphragm: a clamped rim, a fold and a flat piston face.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(10)} x2={X(110)} y={Y(70) + 46} text="rim diameter" from={Y(70)} />
      <DimV y1={Y(22)} y2={Y(60)} x={X(110) + 34} text="height" from={X(92)} />
      <DimV y1={Y(60)} y2={Y(70)} x={X(10) - 24} text="T" from={X(10)} outside />
      <SheetLeader x={X(44)} y={Y(40)} textX={X(30) - 40} textY={Y(24)} text="fold" />
      <Caption text="Section" />
    </>
  )),
};
