import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, Note, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', box(14, 16, 92, 24)],
  ['metal', box(14, 56, 92, 24)],
  ['elastomer', box(26, 40, 68, 16)],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a flat gasket between two flanges.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(26)} x2={X(94)} y={Y(80) + 40} text="gasket width W" from={Y(56)} />
      <DimV y1={Y(40)} y2={Y(56)} x={X(106) + 40} text="T" from={X(94)} />
      <Note x={X(14) - 14} y={Y(28) + 4} text="flange" anchor="end" />
      <Note x={X(14) - 14} y={Y(68) + 4} text="flange" anchor="end" />
      <Caption text="Section of one side" />
    </>
  )),
};
