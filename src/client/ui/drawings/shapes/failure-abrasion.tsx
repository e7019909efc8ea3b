import { Leader } from '../dimension.tsx';
import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf, sheetOf } from '../layers.tsx';
import { box } from '../path.ts';
import { Caption } from '../sheet-notes.tsx';

const layers: readonly Layer[] = [
  ['counter', box(10, 72, 100, 14)],
  ['rubber', 'M42.6 72A30 30 0 1 1 77.4 72Z'],
  ['light', 'M46 72L48 66M52 72L53 63M58 72V67M64 72L63 62M70 72L68 66M75 72L73 68'],
  ['arrow', 'M60 92L30 92M60 92L90 92'],
];

export const drawing: DrawingDefinition = {
  label: 'A section worn flat and scratched on the side that slides.',
  profile: profileOf(layers),
  sheet: sheetOf(layers, ({ X, Y }) => (
    <>
      <Leader x={X(63)} y={Y(66)} textX={X(98) + 30} textY={Y(52)} text="flat with scratches" />
      <Caption text="Abrasion" />
    </>
  )),
};
