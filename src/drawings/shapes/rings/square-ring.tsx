import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { Caption, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', box(34, 22, 52, 52)],
  ['center', 'M18 48H102M60 6V90'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a square ring: a square with sharp corners.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(34)} x2={X(86)} y={Y(74) + 44} text="cross-section CS" from={Y(74)} />
      <DimV y1={Y(22)} y2={Y(74)} x={X(34) - 60} text="CS" from={X(34)} />
      <Caption text="Section" />
    </>
  )),
};
