import { Leader } from '../dimension.tsx';
import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf, sheetOf } from '../layers.tsx';
import { Caption, Note } from '../sheet-notes.tsx';

const layers: readonly Layer[] = [
  ['rubber', 'M36 66A30 30 0 1 1 84 66Q72 70 60 70Q48 70 36 66Z'],
  [
    'light',
    'M60 18L59 30L62 36M84 29L76 37M90 48L78 50L73 47M36 29L45 38L44 43M30 48L42 49M72 69L68 60M48 69L53 59L51 54',
  ],
  ['arrow', 'M40 92L40 78M60 92L60 78M80 92L80 78'],
];

export const drawing: DrawingDefinition = {
  label: 'A hardened section with radial cracks, flat on its hot side.',
  profile: profileOf(layers),
  sheet: sheetOf(layers, ({ X, Y }) => (
    <>
      <Leader x={X(78)} y={Y(50)} textX={X(98) + 30} textY={Y(30)} text="radial cracks" />
      <Note x={X(80) + 24} y={Y(88)} text="heat" anchor="start" />
      <Caption text="Heat hardening" />
    </>
  )),
};
