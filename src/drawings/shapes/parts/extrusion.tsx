import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', `M28 78V46A32 32 0 0 1 92 46V78Z${circle(60, 50, 14).replace(/1 1 /g, '1 0 ')}`],
  ['center', 'M60 6V90M20 50H100'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of an extruded D profile with a round hollow.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(28)} x2={X(92)} y={Y(78) + 40} text="width W" from={Y(78)} />
      <DimV y1={Y(14)} y2={Y(78)} x={X(92) + 60} text="H" from={X(70)} />
      <SheetLeader x={X(50)} y={Y(40)} textX={X(28) - 50} textY={Y(20)} text="hollow ⌀" />
      <Caption text="Section" />
    </>
  )),
};
