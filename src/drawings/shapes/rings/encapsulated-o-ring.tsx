import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['plastic', circle(60, 48, 31)],
  ['elastomer', circle(60, 48, 22)],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of an encapsulated O-ring: an elastomer core in a closed plastic jacket.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(29)} x2={X(91)} y={Y(79) + 48} text="cross-section CS" from={Y(48)} />
      <SheetLeader x={X(60 + 18.7)} y={Y(48 - 18.7)} textX={X(79) + 70} textY={Y(17) - 2} text="jacket, FEP or PFA" />
      <SheetLeader x={X(60 - 12)} y={Y(48 + 8)} textX={X(29) - 44} textY={Y(79) - 6} text="elastomer core" />
      <Caption text="Section" />
    </>
  )),
};
