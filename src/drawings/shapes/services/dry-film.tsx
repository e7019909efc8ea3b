import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { arc, circle, turn } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

/** Rows of plates lie flat on the surface, offset from each other. */
const plates = (radius: number, count: number, offset: number): string =>
  turn(count)
    .map((angle) => arc(60, 48, radius, angle + offset, angle + offset + 300 / count))
    .join('');

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 30)],
  ['bold', plates(33, 16, 0)],
  ['bold', plates(36, 16, 11.25)],
  ['center', 'M14 48H106M60 4V92'],
];

export const drawing: DrawingDefinition = {
  label: 'Flat plates of a dry lubricant in two rows on the surface of a ring.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(85)} y={Y(23)} textX={X(86) + 60} textY={Y(14)} text="plates" />
      <SheetLeader x={X(48)} y={Y(60)} textX={X(30) - 60} textY={Y(84)} text="elastomer" />
      <Caption text="Section" />
    </>
  )),
};
