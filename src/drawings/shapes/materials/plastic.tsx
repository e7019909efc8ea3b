import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, ring } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['ptfe', ring(42, 48, 32, 20)],
  ['plastic', box(87, 31, 20, 34)],
  ['center', 'M4 48H114M42 10V86'],
];

export const drawing: DrawingDefinition = {
  label: 'A plastic ring in plan and its rectangular section.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(22)} x2={X(62)} y={Y(48) + 30} text="ID" />
      <DimV y1={Y(31)} y2={Y(65)} x={X(107) + 44} text="CS" from={X(107)} />
      <SheetDimH x1={X(87)} x2={X(107)} y={Y(65) + 36} text="T" from={Y(65)} />
      <Caption text="Plan and section" />
    </>
  )),
};
