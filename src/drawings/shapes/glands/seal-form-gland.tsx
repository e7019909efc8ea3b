import { DimV } from '../../drafting/dimension.tsx';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { transformPath } from '../../drafting/path.ts';
import { JACKET, V_SPRING } from '../../drafting/seal-sections.ts';
import { SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M10 14H110V56H79V28H41V56H10Z'],
  ['counter', 'M10 59H110V80H10Z'],
  ['ptfe', transformPath(JACKET, { x: 60, y: 43.5, angle: 90, scale: 0.55 })],
  ['spring', transformPath(V_SPRING, { x: 60, y: 43.5, angle: 90, scale: 0.55 })],
  ['center', 'M4 88H116'],
];

export const drawing: DrawingDefinition = {
  label:
    'Section of a gland over a rod with a spring energized seal: rod diameter, gland width and gland depth are asked for.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <SheetDimH x1={X(41)} x2={X(79)} y={Y(14) - 28} text="gland width" from={Y(28)} />
        <DimV y1={Y(28)} y2={Y(59)} x={X(110) + 52} text="depth" from={X(110)} />
        <DimV y1={Y(59)} y2={Y(88)} x={X(10) - 46} text="½ rod ⌀" from={X(10)} />
      </>
    ),
    { scale: 3, y: 178 },
  ),
};
