import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { sector } from '../../drafting/path.ts';
import { Caption, Note } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['steel', sector(36, 48, 30, 20, 38, 322)],
  ['metal', 'M78 14H112V82H78V66H102V30H78Z'],
  ['steel', sector(88, 48, 16, 11, -140, 140)],
  ['center', 'M2 48H116'],
];

export const drawing: DrawingDefinition = {
  label: 'A metal C-ring and its place in a groove.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <DimV y1={Y(18)} y2={Y(78)} x={X(6) - 30} text="H" from={X(36)} />
      <DimV y1={Y(30)} y2={Y(66)} x={X(112) + 36} text="L" from={X(102)} />
      <Note x={X(36)} y={Y(82) + 30} text="ring section" />
      <Note x={X(94)} y={Y(82) + 30} text="in the groove" />
      <Caption text="Metal C-ring" />
    </>
  )),
};
