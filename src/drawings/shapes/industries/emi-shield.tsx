import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { arc, both, box, circle } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M28 38H36V72H84V38H92V80H28Z'],
  ['counter', box(24, 18, 72, 9)],
  ['steel', circle(32, 32.5, 5) + circle(88, 32.5, 5)],
  ['line', box(50, 54, 20, 8)],
  ['thin', 'M54 54V50M60 54V50M66 54V50M54 62V66M60 62V66M66 62V66'],
  ['line', both(arc(-6, 52, 12, -40, 40) + arc(-6, 52, 19, -40, 40) + arc(-6, 52, 26, -40, 40))],
];

export const drawing: DrawingDefinition = {
  label: 'An enclosure with a conductive gasket under its lid; waves from outside do not pass.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(88)} y={Y(32)} textX={X(96) + 40} textY={Y(14)} text="conductive gasket" />
      <Note x={X(6) - 14} y={Y(52) + 4} text="waves" anchor="end" />
      <Caption text="Section of an enclosure" />
    </>
  )),
};
