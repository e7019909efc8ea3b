import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { both } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['thin', 'M50 43H70M50 53H70'],
  ['elastomer', both('M10 43H18C22 43 22 34 30 34C38 34 38 43 42 43H50V53H42C38 53 38 62 30 62C22 62 22 53 18 53H10Z')],
  ['center', 'M60 18V78'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a sanitary gasket: a flat web with a bead that centers it between the ferrules.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(50)} x2={X(70)} y={Y(53) + 52} text="bore" from={Y(53)} />
      <DimV y1={Y(43)} y2={Y(53)} x={X(110) + 24} text="T" from={X(110)} outside />
      <SheetLeader x={X(30)} y={Y(34)} textX={X(30) - 40} textY={Y(34) - 44} text="bead" />
      <SheetLeader x={X(46)} y={Y(46)} textX={X(58)} textY={Y(34) - 44} text="web" />
      <Caption text="Section" />
    </>
  )),
};
