import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box } from '../../drafting/path.ts';
import { centered, V_RING } from '../../drafting/seal-sections.ts';
import { Caption, Note, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['counter', box(90, 10, 12, 58)],
  ['metal', box(14, 79, 88, 10)],
  ['elastomer', centered(V_RING.lip, 0, 1)],
  ['elastomer', centered(V_RING.body, 0, 1)],
];

export const drawing: DrawingDefinition = {
  label: 'Section of a V-ring: a body that grips the shaft and a lip against the mating face.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <SheetDimH x1={X(36)} x2={X(90)} y={Y(10) - 14} text="fitted width B" from={Y(19)} />
      <SheetLeader x={X(46)} y={Y(52)} textX={X(14) - 18} textY={Y(40)} text="body" />
      <SheetLeader x={X(82)} y={Y(48)} textX={X(102) + 42} textY={Y(30)} text="lip" />
      <Note x={X(102) + 12} y={Y(84) + 4} text="shaft" anchor="start" />
      <Caption text="Section" />
    </>
  )),
};
