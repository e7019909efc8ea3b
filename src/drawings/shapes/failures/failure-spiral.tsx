import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { rays, ring, turn } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', ring(60, 48, 38, 23)],
  ['light', rays(60, 48, 25, 36, turn(12), 24)],
  ['center', 'M14 48H106M60 4V92'],
];

export const drawing: DrawingDefinition = {
  label: 'A ring with cuts winding at 45° around its section, as if twisted.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(88)} y={Y(36)} textX={X(98) + 50} textY={Y(24)} text="cuts at 45°" />
      <Caption text="Spiral failure, plan" />
    </>
  )),
};
