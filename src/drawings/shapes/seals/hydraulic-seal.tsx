import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, transformPath } from '../../drafting/path.ts';
import { U_CUP } from '../../drafting/seal-sections.ts';
import { Caption, Note, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M12 10H108V62H90V22H34V62H12Z'],
  ['counter', box(12, 66, 96, 18)],
  ['elastomer', transformPath(U_CUP, { x: 62, y: 44.2, angle: 90, scale: 0.68 })],
  ['center', 'M6 91H114'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a rod seal in its groove: the lips face the pressure, the flat side bears on the rod.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(34)} x2={X(90)} y={Y(10) - 26} text="groove width G" from={Y(22)} />
      <DimV y1={Y(22)} y2={Y(66)} x={X(108) + 40} text="L" from={X(108)} />
      <SheetLeader x={X(78)} y={Y(27)} textX={X(108) + 20} textY={Y(4)} text="lips" />
      <Note x={X(12) - 12} y={Y(36) + 4} text="housing" anchor="end" />
      <Note x={X(12) - 12} y={Y(76) + 4} text="rod" anchor="end" />
      <Note x={X(108) + 12} y={Y(76) - 6} text="pressure from" anchor="start" />
      <Note x={X(108) + 12} y={Y(76) + 14} text="this side" anchor="start" />
      <Caption text="Rod seal in its groove" />
    </>
  )),
};
