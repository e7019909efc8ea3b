import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle, circles } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', 'M10 38L22 24L34 38L46 24L58 38L70 24L82 38L94 24L110 38'],
  ['line', 'M10 72L22 58L34 72L46 58L58 72L70 58L82 72L94 58L110 72'],
  ['line', 'M34 38V48L22 58M82 38V48L94 58'],
  ['paper', circles(5, [34, 48, 82, 48])],
  ['ink', [10, 34, 58, 82, 110].map((x) => circle(x, 38, 3.4) + circle(x, 72, 3.4)).join('')],
  ['ink', [22, 46, 70, 94].map((x) => circle(x, 24, 3.4) + circle(x, 58, 3.4)).join('')],
];

export const drawing: DrawingDefinition = {
  label: 'Two zigzag polymer chains tied together by crosslinks.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(46)} y={Y(22)} textX={X(58)} textY={Y(6)} text="polymer chain" />
      <SheetLeader x={X(37)} y={Y(51)} textX={X(54)} textY={Y(88)} text="crosslink" />
      <Caption text="Cured elastomer" />
    </>
  )),
};
