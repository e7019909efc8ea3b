import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle, stadium } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['thin', 'M14 28H106M14 68H106'],
  ['rubber', stadium(60, 48, 66, 40)],
  ['free', circle(60, 48, 26)],
  ['center', 'M20 48H100'],
];

export const drawing: DrawingDefinition = {
  label: 'A section that stays flat where the walls were, inside the dashed circle it had.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(66)} y={Y(28)} textX={X(98)} textY={Y(10) - 6} text="flat side" />
      <SheetLeader x={X(41.6)} y={Y(66.4)} textX={X(14) - 40} textY={Y(84)} text="section when new" />
      <Caption text="Compression set" />
    </>
  )),
};
