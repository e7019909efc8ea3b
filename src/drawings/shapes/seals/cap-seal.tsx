import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { CAP, centered } from '../../drafting/seal-sections.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['thin', 'M14 21H106M14 75H106'],
  ['elastomer', centered(CAP.ring, 0, 1)],
  ['plastic', centered(CAP.cap, 0, -1)],
  ['center', 'M60 8V88'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a cap seal: a flat plastic cap pressed on by an O-ring.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(30)} x2={X(90)} y={Y(75) + 46} text="cap width" from={Y(41)} />
      <DimV y1={Y(21)} y2={Y(75)} x={X(106) + 40} text="L" from={X(106)} />
      <SheetLeader x={X(36)} y={Y(32)} textX={X(14) - 50} textY={Y(21) - 16} text="plastic cap" />
      <SheetLeader x={X(49)} y={Y(64)} textX={X(14) - 50} textY={Y(75) + 2} text="O-ring" />
      <Caption text="Section" />
    </>
  )),
};
