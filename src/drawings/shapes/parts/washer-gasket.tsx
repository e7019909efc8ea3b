import { DimV } from '../../drafting/dimension.tsx';
import { cutFrom } from '../../drafting/figures.ts';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ring } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';

const layersFor = (parameters: DrawingInput['parameters']): readonly Layer[] => [
  [cutFrom(parameters), ring(60, 48, 37, 17)],
  ['center', 'M14 48H106M60 3V93'],
];

export const drawing: DrawingDefinition = {
  label: 'Plan of a washer: a flat ring cut from sheet.',
  profile: (input) => profileOf(layersFor(input.parameters))(input),
  sheet: (input) =>
    enlargedSheet(layersFor(input.parameters), ({ X, Y }) => (
      <>
        <SheetDimH x1={X(43)} x2={X(77)} y={Y(48) + 8} text="ID" />
        <DimV y1={Y(11)} y2={Y(85)} x={X(23) - 60} text="OD" from={X(60)} />
        <Caption text="Plan" />
      </>
    ))(input),
};
