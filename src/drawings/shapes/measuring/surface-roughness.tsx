import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M10 58L18 50L24 60L32 52L38 57L46 47L54 60L60 53L68 61L76 51L82 58L90 49L98 60L104 53L110 57V86H10Z'],
  ['center', 'M6 55H114'],
  ['line', 'M54 60L46 30V12H62V30Z'],
  ['arrow', 'M74 26L104 26'],
];

export const drawing: DrawingDefinition = {
  label: 'A stylus traces the peaks and valleys of a machined surface.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(47)} y2={Y(61)} x={X(110) + 34} text="Rz" from={X(104)} outside />
      <SheetLeader x={X(20)} y={Y(55)} textX={X(10) - 36} textY={Y(55) - 44} text="mean line" />
      <Note x={X(54)} y={Y(12) - 10} text="stylus" />
      <Caption text="Ra: mean distance from the mean line" />
    </>
  )),
};
