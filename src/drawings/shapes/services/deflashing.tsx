import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle } from '../../drafting/path.ts';
import { Caption, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['rubber', circle(60, 57, 25)],
  ['rubber', box(84.5, 55.5, 23, 3)],
  ['dashed', box(12, 55.5, 23, 3)],
  ['steel', 'M22 13H34L36 51L31 45Z'],
  ['center', 'M4 57H116'],
];

export const drawing: DrawingDefinition = {
  label: 'A section with thin flash on its parting line, cut away on one side.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(102)} y={Y(55.5)} textX={X(102) + 30} textY={Y(34)} text="flash" />
      <SheetLeader x={X(20)} y={Y(57)} textX={X(12) - 30} textY={Y(76)} text="flash removed" />
      <Caption text="Section" />
    </>
  )),
};
