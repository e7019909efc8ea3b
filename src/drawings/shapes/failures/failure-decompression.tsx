import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ellipse } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  [
    'rubber',
    'M60 18C76 17 80 22 86 30C94 36 91 44 90 50C92 60 84 66 80 72C72 80 64 78 58 78C46 80 42 74 36 68C28 62 30 54 30 48C28 40 34 34 40 28C46 20 52 19 60 18Z',
  ],
  ['paper', ellipse(50, 40, 7, 4) + ellipse(72, 48, 8, 4.5) + ellipse(54, 62, 6, 3.5)],
  ['light', 'M43 40L34 38M80 48L90 50M60 62L66 70M57 38L62 33'],
];

export const drawing: DrawingDefinition = {
  label: 'A section with blisters and splits from gas that expanded inside it.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(50)} y={Y(40)} textX={X(20) - 40} textY={Y(22)} text="blister" />
      <SheetLeader x={X(86)} y={Y(49)} textX={X(98) + 40} textY={Y(36)} text="split to the surface" />
      <Caption text="Rapid gas decompression" />
    </>
  )),
};
