import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ring } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', 'M36 22H104M36 74H104'],
  ['line', 'M104 22C97 32 97 40 104 48C111 56 111 64 104 74'],
  ['elastomer', ring(36, 48, 26, 15)],
  ['center', 'M4 48H114M36 14V82'],
];

export const drawing: DrawingDefinition = {
  label: 'A tube cut across: a ring of wall, the length running on to a break.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <DimV y1={Y(22)} y2={Y(74)} x={X(10) - 54} text="OD" from={X(36)} />
        <DimV y1={Y(33)} y2={Y(63)} x={X(62) + 54} text="ID" from={X(36)} />
        <SheetDimH x1={X(10)} x2={X(21)} y={Y(74) + 30} text="wall" from={Y(48)} />
        <Caption text="Tube, section and side" />
      </>
    ),
    { x: 330 },
  ),
};
