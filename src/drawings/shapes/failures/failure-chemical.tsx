import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  [
    'rubber',
    'M60 12Q70 10 76 17Q88 18 91 29Q100 36 95 47Q99 60 89 66Q86 78 74 79Q66 87 56 82Q44 86 37 77Q25 74 26 62Q18 52 25 43Q24 30 35 27Q40 14 52 16Q56 12 60 12Z',
  ],
  ['paper', circle(44, 36, 3.5) + circle(78, 34, 4.5) + circle(82, 56, 3) + circle(46, 64, 4.5) + circle(64, 72, 3)],
  ['free', circle(60, 48, 23)],
];

export const drawing: DrawingDefinition = {
  label: 'A section swollen and pitted by a fluid it does not resist.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(78)} y={Y(34)} textX={X(100) + 34} textY={Y(20)} text="pits" />
      <SheetLeader x={X(40.1)} y={Y(59.5)} textX={X(20) - 44} textY={Y(82)} text="section when new" />
      <Caption text="Chemical attack and swelling" />
    </>
  )),
};
