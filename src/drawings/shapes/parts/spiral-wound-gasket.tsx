import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', box(8, 40, 28, 16)],
  ['metal', box(90, 40, 22, 16)],
  [
    'line',
    Array.from({ length: 9 }, (_, turn) => {
      const x = 36 + turn * 6;
      return `M${x} 26L${x + 6} 48L${x} 70`;
    }).join(''),
  ],
  ['line', 'M36 26H84M36 70H84'],
  ['line', 'M84 26L90 48L84 70'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a spiral wound gasket: metal strip and filler wound in turns between an inner and an outer ring.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(26)} y2={Y(70)} x={X(8) - 40} text="T" from={X(36)} />
      <SheetLeader x={X(18)} y={Y(44)} textX={X(18) - 40} textY={Y(20) - 20} text="inner ring" />
      <SheetLeader x={X(104)} y={Y(44)} textX={X(104) + 24} textY={Y(20) - 20} text="outer ring" />
      <SheetLeader x={X(62)} y={Y(66)} textX={X(84)} textY={Y(70) + 40} text="metal strip and filler" />
      <Caption text="Section of one side" />
    </>
  )),
};
