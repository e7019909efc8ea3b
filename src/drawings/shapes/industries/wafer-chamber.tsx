import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M12 30H22V78H98V30H108V88H12Z'],
  ['counter', box(12, 12, 96, 13)],
  ['rubber', circle(17, 27.5, 3.4) + circle(103, 27.5, 3.4)],
  ['steel', box(52, 66, 16, 12)],
  ['steel', box(36, 58, 48, 8)],
  ['ink', box(32, 54, 56, 3)],
  ['thin', 'M40 30V48M50 30V48M60 30V48M70 30V48M80 30V48'],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a process chamber: a wafer on its chuck, an O-ring under the lid.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(103)} y={Y(27)} textX={X(108) + 40} textY={Y(14)} text="O-ring" />
      <Note x={X(12) - 14} y={Y(18) + 4} text="lid" anchor="end" />
      <SheetLeader x={X(34)} y={Y(55)} textX={X(12) - 30} textY={Y(48)} text="wafer" />
      <Caption text="Section of a process chamber" />
    </>
  )),
};
