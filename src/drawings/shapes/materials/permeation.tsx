import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circles } from '../../drafting/path.ts';
import { Caption, Note, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', box(44, 10, 32, 76)],
  ['ink', circles(2.6, [12, 18, 24, 30, 12, 42, 30, 50, 14, 62, 26, 74, 34, 16, 36, 66, 12, 82, 34, 36])],
  ['paper', circles(2.8, [52, 34, 62, 50, 54, 66, 70, 42])],
  ['ink', circles(2.6, [88, 40, 102, 62])],
  ['arrow', 'M82 50L112 50'],
];

export const drawing: DrawingDefinition = {
  label: 'Gas particles pass slowly through an elastomer wall, from many on one side to few on the other.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(44)} x2={X(76)} y={Y(86) + 34} text="wall" from={Y(86)} />
      <Note x={X(22)} y={Y(10) - 8} text="high pressure" />
      <Note x={X(96)} y={Y(10) - 8} text="low pressure" />
      <Caption text="Gas through an elastomer wall" />
    </>
  )),
};
