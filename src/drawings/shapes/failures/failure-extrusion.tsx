import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M10 41H34V76H86V41H110V90H10Z'],
  ['counter', 'M10 10H110V34H10Z'],
  ['rubber', 'M56 34H98L102 35.5L97 37L104 38L95 39.5L98 41H90Q86 41 86 47V62Q86 76 72 76H60Q42 76 42 56Q42 34 56 34Z'],
  ['arrow', 'M20 58L38 58'],
];

export const drawing: DrawingDefinition = {
  label: 'A ring pressed into the gap between two parts: the edge is nibbled away.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(99)} y={Y(38)} textX={X(110) + 30} textY={Y(56)} text="nibbled edge" />
      <SheetLeader x={X(26)} y={Y(37.5)} textX={X(10) - 30} textY={Y(22)} text="gap E" />
      <Note x={X(10) - 16} y={Y(58) + 4} text="pressure" anchor="end" />
      <Caption text="Extrusion and nibbling" />
    </>
  )),
};
