import type { DrawingDefinition } from '../drawing-definition.ts';
import { type Layer, profileOf, sheetOf } from '../layers.tsx';
import { Caption, Note } from '../sheet-notes.tsx';

const layers: readonly Layer[] = [
  ['line', 'M18 10V82H110'],
  ['thin', 'M18 82C32 42 50 24 106 18'],
  ['spring', 'M18 82C46 62 72 46 106 32'],
  ['thin', 'M18 82C28 54 44 50 106 47'],
];

export const drawing: DrawingDefinition = {
  label:
    'Load over deflection of three springs: helical rises steeply, V rises evenly, canted coil stays nearly level.',
  profile: profileOf(layers),
  sheet: sheetOf(
    layers,
    ({ X, Y }) => (
      <>
        <Note x={X(18) - 12} y={Y(10) + 4} text="high" anchor="end" />
        <Note x={X(18) - 12} y={Y(82)} text="low" anchor="end" />
        <Note x={X(18)} y={Y(10) - 12} text="load" />
        <Note x={X(110)} y={Y(82) + 20} text="deflection, low to high" anchor="end" />
        <Note x={X(106) + 10} y={Y(18) + 4} text="helical" anchor="start" />
        <Note x={X(106) + 10} y={Y(32) + 4} text="V-spring" anchor="start" />
        <Note x={X(106) + 10} y={Y(47) + 4} text="canted coil" anchor="start" />
        <Caption text="Shapes of the curves, without values" />
      </>
    ),
    { scale: 2.7, x: 310, y: 160 },
  ),
};
