import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption, Note, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 28)],
  ['dashed', circle(60, 48, 34) + circle(60, 48, 22)],
  ['center', 'M14 48H106M60 4V92'],
  ['arrow', 'M100 8L84 24M64 44L75.6 32.4'],
];

export const drawing: DrawingDefinition = {
  label: 'A section between its largest and its smallest permitted circle.',
  profile: profileOf(layers),
  sheet: enlargedSheet(layers, ({ X, Y }) => (
    <>
      <Note x={X(100) + 10} y={Y(8)} text="largest" anchor="start" />
      <SheetLeader x={X(60)} y={Y(70)} textX={X(26) - 40} textY={Y(84)} text="smallest" />
      <SheetLeader x={X(86.3)} y={Y(57.6)} textX={X(106) + 30} textY={Y(66)} text="nominal" />
      <Caption text="Tolerance of the cross-section" />
    </>
  )),
};
