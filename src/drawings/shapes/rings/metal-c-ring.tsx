import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { sector } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['steel', sector(60, 48, 32, 24, 40, 320)],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a metal C-ring: a circle of sheet metal, open to the pressure.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(16)} y2={Y(80)} x={X(28) - 60} text="H" from={X(60)} />
      <SheetDimH x1={X(28)} x2={X(36)} y={Y(80) + 30} text="T" from={Y(50)} />
      <SheetLeader x={X(88)} y={Y(48)} textX={X(102) + 40} textY={Y(48) - 34} text="open to the pressure" />
      <Caption text="Section" />
    </>
  )),
};
