import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M71 5H104V37H71Z'],
  ['rubber', circle(48, 53, 29)],
  ['paper', 'M70.5 33.5L50 49L77 50.5Q75 40 70.5 33.5Z'],
  ['light', 'M50 49L41 54'],
  ['arrow', 'M48 89L86 89'],
];

export const drawing: DrawingDefinition = {
  label: 'A section cut by a sharp edge while it was pushed in.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(71)} y={Y(35)} textX={X(54)} textY={Y(5) - 4} text="sharp edge" />
      <SheetLeader x={X(60)} y={Y(48)} textX={X(94) + 24} textY={Y(59)} text="piece cut out" />
      <Caption text="Damage at installation" />
    </>
  )),
};
