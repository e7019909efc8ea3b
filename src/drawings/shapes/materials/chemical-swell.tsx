import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle, drop } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', circle(60, 50, 31)],
  ['light', circle(60, 50, 21)],
  ['arrow', 'M78 32L90 20M42 32L30 20M78 68L90 80M42 68L30 80'],
  ['line', drop(14, 40, 12) + drop(106, 40, 12)],
];

export const drawing: DrawingDefinition = {
  label: 'A section swollen past its dashed original size, with drops of fluid around it.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(45.2)} y={Y(64.8)} textX={X(14) - 40} textY={Y(84)} text="size when new" />
      <SheetLeader x={X(91)} y={Y(52)} textX={X(106) + 40} textY={Y(78)} text="size after soaking" />
      <Caption text="Volume swell in a fluid" />
    </>
  )),
};
