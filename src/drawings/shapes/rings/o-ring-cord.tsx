import { DimV } from '../../drafting/dimension.tsx';
import { cutFrom } from '../../drafting/figures.ts';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, Note } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';

const layersFor = (parameters: DrawingInput['parameters']): readonly Layer[] => [
  ['line', 'M36 26H102M36 70H102'],
  ['line', 'M102 26C96 34 96 41 102 48C108 55 108 62 102 70'],
  [cutFrom(parameters), circle(36, 48, 22)],
  ['center', 'M8 48H112M36 18V78'],
];

export const drawing: DrawingDefinition = {
  label: 'Round cord cut across: a full circle, the length running on to a break.',
  profile: (input) => profileOf(layersFor(input.parameters))(input),
  sheet: (input) =>
    enlargedSheet(layersFor(input.parameters), ({ X, Y }) => (
      <>
        <DimV y1={Y(26)} y2={Y(70)} x={X(14) - 46} text="CS" from={X(36)} />
        <Note x={X(74)} y={Y(26) - 16} text="by the meter or foot" />
        <Caption text="Cord, section and side" />
      </>
    ))(input),
};
