import { Leader } from '../dimension.tsx';
import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf, sheetOf } from '../layers.tsx';
import { circle } from '../path.ts';
import { Caption } from '../sheet-notes.tsx';

const layers: readonly Layer[] = [
  ['metal', 'M77 8H110V40H77Z'],
  ['rubber', circle(54, 56, 29)],
  ['paper', 'M76.5 36.5L56 52L83 53.5Q81 43 76.5 36.5Z'],
  ['light', 'M56 52L47 57'],
  ['arrow', 'M54 92L92 92'],
];

export const drawing: DrawingDefinition = {
  label: 'A section cut by a sharp edge while it was pushed in.',
  profile: profileOf(layers),
  sheet: sheetOf(layers, ({ X, Y }) => (
    <>
      <Leader x={X(77)} y={Y(38)} textX={X(60)} textY={Y(8) - 4} text="sharp edge" />
      <Leader x={X(66)} y={Y(51)} textX={X(100) + 24} textY={Y(62)} text="piece cut out" />
      <Caption text="Damage at installation" />
    </>
  )),
};
