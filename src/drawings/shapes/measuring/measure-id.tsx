import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, ring } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['steel', box(8, 10, 104, 14, 1)],
  ['thin', Array.from({ length: 12 }, (_, mark) => `M${16 + mark * 8} 18V24`).join('')],
  ['rubber', ring(60, 58, 33, 25)],
  ['steel', 'M35 24H47V52L35 64Z'],
  ['steel', 'M85 24H79V6H103V30H85V64L73 52V24Z'],
];

export const drawing: DrawingDefinition = {
  label: 'The inside jaws of a caliper opened in the bore of a ring lying free.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <SheetDimH x1={X(35)} x2={X(85)} y={Y(91) + 20} text="ID" from={Y(58)} />
        <SheetLeader x={X(90)} y={Y(70)} textX={X(112) + 24} textY={Y(78)} text="ring lying free" />
        <Caption text="Inside diameter, measured in two directions" />
      </>
    ),
    { scale: 2.4, y: 160 },
  ),
};
