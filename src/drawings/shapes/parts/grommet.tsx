import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { both } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', both('M6 43H46V53H6Z')],
  ['elastomer', both('M30 22H40Q46 22 46 28V68Q46 74 40 74H30Q26 74 26 70V53H38V43H26V26Q26 22 30 22Z')],
  ['thin', 'M42 22H78M42 74H78'],
  ['center', 'M60 8V88'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a grommet in a panel: a groove holds the edge of the hole.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(46)} x2={X(74)} y={Y(74) + 40} text="bore" from={Y(68)} />
      <SheetDimH x1={X(38)} x2={X(82)} y={Y(22) - 34} text="panel hole" from={Y(43)} />
      <DimV y1={Y(43)} y2={Y(53)} x={X(114) + 14} text="panel" from={X(114)} outside />
      <Caption text="Section" />
    </>
  )),
};
