import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle, circles } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 31)],
  [
    'steel',
    circles(
      5.5,
      [
        60, 48, 71, 48, 49, 48, 82, 48, 38, 48, 65.5, 38.5, 54.5, 57.5, 54.5, 38.5, 65.5, 57.5, 76.5, 38.5, 43.5, 57.5,
        43.5, 38.5, 76.5, 57.5, 60, 29, 60, 67, 71, 29, 49, 67, 49, 29, 71, 67,
      ],
    ),
  ],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a conductive O-ring: metal particles touch each other through the elastomer.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(29)} x2={X(91)} y={Y(79) + 44} text="cross-section CS" from={Y(48)} />
      <SheetLeader x={X(74)} y={Y(36)} textX={X(91) + 44} textY={Y(18)} text="metal particles" />
      <SheetLeader x={X(38)} y={Y(67)} textX={X(29) - 44} textY={Y(82)} text="elastomer" />
      <Caption text="Section" />
    </>
  )),
};
