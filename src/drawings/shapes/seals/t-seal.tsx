import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { both } from '../../drafting/path.ts';
import { centered, T_SEAL } from '../../drafting/seal-sections.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['thin', 'M16 22H104M16 74H104'],
  ['plastic', both('M28 24H46V53H28Z')],
  ['elastomer', centered(T_SEAL)],
  ['center', 'M60 8V88'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a T-seal between two backup rings.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(28)} x2={X(92)} y={Y(74) + 46} text="groove width G" from={Y(74)} />
      <DimV y1={Y(22)} y2={Y(74)} x={X(104) + 40} text="L" from={X(104)} />
      <SheetLeader x={X(36)} y={Y(34)} textX={X(28) - 64} textY={Y(22) - 8} text="backup ring" />
      <SheetLeader x={X(62)} y={Y(66)} textX={X(28) - 64} textY={Y(74) + 10} text="T-seal" />
      <Caption text="Section" />
    </>
  )),
};
