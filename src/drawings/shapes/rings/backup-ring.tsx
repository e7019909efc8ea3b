import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { both, circle } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['thin', 'M12 26H108M12 70H108'],
  ['elastomer', circle(60, 48, 21)],
  ['plastic', both('M79 27H94V69H79Q84 58 84 48Q84 38 79 27Z')],
  ['center', 'M60 12V84'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of an O-ring between two backup rings that bear on it and close the gap at each side.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(84)} x2={X(94)} y={Y(70) + 42} text="T" from={Y(69)} />
      <SheetDimH x1={X(26)} x2={X(94)} y={Y(70) + 78} text="groove width G" from={Y(69)} />
      <DimV y1={Y(26)} y2={Y(70)} x={X(108) + 40} text="L" from={X(108)} />
      <SheetLeader x={X(29)} y={Y(36)} textX={X(29) - 74} textY={Y(26) - 34} text="backup ring" />
      <SheetLeader x={X(73)} y={Y(34)} textX={X(73) + 64} textY={Y(26) - 34} text="O-ring" />
      <Caption text="Section" />
    </>
  )),
};
