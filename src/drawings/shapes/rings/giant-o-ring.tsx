import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ring } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', ring(60, 48, 43, 38.5)],
  ['rubber', ring(60, 48, 11, 6.5)],
  ['center', 'M10 48H110M60 2V94'],
];

export const drawing: DrawingDefinition = {
  label: 'Plan of a ring with a large diameter and a thin wall, a small ring of the same cross-section inside it.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(5)} y2={Y(91)} x={X(17) - 60} text="OD" from={X(60)} />
      <SheetLeader x={X(68)} y={Y(40.5)} textX={X(103) + 44} textY={Y(24)} text="same cross-section" />
      <Caption text="Plan, to one scale" />
    </>
  )),
};
