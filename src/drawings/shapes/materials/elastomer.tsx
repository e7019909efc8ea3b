import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle, ring } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', ring(42, 48, 32, 22)],
  ['elastomer', circle(96, 48, 15)],
  ['center', 'M4 48H116M42 10V86M96 28V68'],
];

export const drawing: DrawingDefinition = {
  label: 'An O-ring in plan and the section of its elastomer.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(20)} x2={X(64)} y={Y(48) + 30} text="ID" />
      <DimV y1={Y(33)} y2={Y(63)} x={X(111) + 40} text="CS" from={X(96)} />
      <Caption text="Plan and section" />
    </>
  )),
};
