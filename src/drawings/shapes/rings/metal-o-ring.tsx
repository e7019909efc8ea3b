import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ring } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['steel', ring(60, 48, 32, 24)],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a metal O-ring: a tube bent into a ring and welded.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(16)} y2={Y(80)} x={X(28) - 60} text="tube ⌀" from={X(60)} />
      <SheetDimH x1={X(28)} x2={X(36)} y={Y(80) + 30} text="wall" from={Y(50)} />
      <Caption text="Section" />
    </>
  )),
};
