import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['ptfe', circle(60, 62, 27)],
  ['elastomer', circle(60, 62, 22)],
  ['steel', 'M52 4H68V14L63 20H57L52 14Z'],
  ['thin', 'M57 22L40 34M59 22L52 32M61 22L68 32M63 22L80 34'],
];

export const drawing: DrawingDefinition = {
  label: 'A nozzle sprays a thin layer around the section of a ring.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetLeader x={X(84)} y={Y(54)} textX={X(86) + 70} textY={Y(40)} text="coating" />
      <SheetLeader x={X(52)} y={Y(70)} textX={X(34) - 60} textY={Y(84)} text="elastomer" />
      <Note x={X(68) + 14} y={Y(10)} text="nozzle" anchor="start" />
      <Caption text="Section" />
    </>
  )),
};
