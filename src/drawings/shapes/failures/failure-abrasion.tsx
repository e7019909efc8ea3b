import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['counter', box(10, 65, 100, 14)],
  ['rubber', 'M42.6 65A30 30 0 0 1 60 10.56A30 30 0 0 1 77.4 65Z'],
  ['light', 'M46 65L48 59M52 65L53 56M58 65V60M64 65L63 55M70 65L68 59M75 65L73 61'],
  ['arrow', 'M60 85L30 85M60 85L90 85'],
];

export const drawing: DrawingDefinition = {
  label: 'A section worn flat and scratched on the side that slides.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(63)} y={Y(59)} textX={X(98) + 30} textY={Y(45)} text="flat with scratches" />
      <Caption text="Abrasion" />
    </>
  )),
};
