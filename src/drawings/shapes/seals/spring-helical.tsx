import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['center', 'M6 48H114'],
  [
    'spring',
    Array.from({ length: 6 }, (_, turn) => {
      const x = 22 + turn * 14;
      return `M${x - 5} 74Q${x - 10} 48 ${x - 1} 22H${x + 9}Q${x} 48 ${x + 5} 74Z`;
    }).join(''),
  ],
];

export const drawing: DrawingDefinition = {
  label: 'A flat strip wound into a helical spring, seen from the side.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(22)} y2={Y(74)} x={X(108) + 40} text="height" from={X(100)} />
      <SheetLeader x={X(26)} y={Y(34)} textX={X(12) - 40} textY={Y(20)} text="flat strip" />
      <Caption text="Helical spring, from the side" />
    </>
  )),
};
