import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { centered, xRingSection } from '../../drafting/seal-sections.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', centered(xRingSection(60))],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of an X-ring: four lobes, two sealing lines on each side.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(30)} x2={X(90)} y={Y(78) + 44} text="cross-section CS" from={Y(70)} />
      <SheetLeader x={X(60 + 18.6)} y={Y(18)} textX={X(90) + 44} textY={Y(18) - 20} text="two sealing lines" />
      <SheetLeader x={X(60)} y={Y(23)} textX={X(30) - 40} textY={Y(18) - 20} text="holds lubricant" />
      <Caption text="Section" />
    </>
  )),
};
