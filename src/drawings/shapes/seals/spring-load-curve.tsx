import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { Caption, Note } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', 'M14 12V84H106'],
  ['thin', 'M14 84C28 44 46 26 102 20'],
  ['spring', 'M14 84C42 64 68 48 102 34'],
  ['thin', 'M14 84C24 56 40 52 102 49'],
];

export const drawing: DrawingDefinition = {
  label:
    'Load in N/mm over deflection in mm of three springs: helical rises steeply, V rises evenly, canted coil stays nearly level.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <Note x={X(14)} y={Y(12) - 16} text="load, N/mm" />
        <Note x={X(106)} y={Y(84) + 30} text="deflection, mm" anchor="end" />
        <Note x={X(102) + 10} y={Y(20) + 4} text="helical" anchor="start" />
        <Note x={X(102) + 10} y={Y(34) + 4} text="V-spring" anchor="start" />
        <Note x={X(102) + 10} y={Y(49) + 4} text="canted coil" anchor="start" />
        <Caption text="Shapes of the curves, without values" />
      </>
    ),
    { scale: 2.7, x: 310, y: 160 },
  ),
};
