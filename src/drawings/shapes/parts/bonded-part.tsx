import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { both } from '../../drafting/path.ts';
import { BONDED } from '../../drafting/seal-sections.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['thin', 'M49 36H71M49 60H71'],
  ['metal', both(BONDED.washer)],
  ['elastomer', both(BONDED.bead)],
  ['center', 'M60 14V82'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a bonded seal: a metal washer with an elastomer bead bonded to its inner edge.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(38)} x2={X(82)} y={Y(65) + 40} text="washer ID" from={Y(56)} />
      <DimV y1={Y(40)} y2={Y(56)} x={X(106) + 30} text="T" from={X(106)} />
      <SheetLeader x={X(22)} y={Y(44)} textX={X(14) - 30} textY={Y(22)} text="metal washer" />
      <SheetLeader x={X(72)} y={Y(37)} textX={X(82) + 20} textY={Y(14)} text="bonded bead" />
      <Caption text="Section" />
    </>
  )),
};
