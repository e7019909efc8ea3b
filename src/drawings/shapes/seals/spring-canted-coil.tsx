import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ellipse, transformPath } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['center', 'M6 48H114'],
  [
    'spring',
    Array.from({ length: 6 }, (_, turn) =>
      transformPath(ellipse(0, 0, 8, 27), { x: 25 + turn * 14, y: 48, angle: 28 }),
    ).join(''),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A canted coil spring, seen from the side: its turns lean over.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(23.8)} y2={Y(72.2)} x={X(112) + 36} text="height" from={X(108)} />
      <SheetLeader x={X(15.5)} y={Y(66)} textX={X(8) - 40} textY={Y(80)} text="leaning turns" />
      <Caption text="Canted coil spring, from the side" />
    </>
  )),
};
