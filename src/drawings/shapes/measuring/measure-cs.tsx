import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { box, circle } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['steel', box(8, 10, 104, 14, 1)],
  ['thin', Array.from({ length: 12 }, (_, mark) => `M${16 + mark * 8} 18V24`).join('')],
  ['steel', 'M26 24H42V72L36 84H32L26 72Z'],
  ['steel', 'M78 6H100V30H94V72L88 84H84L78 72Z'],
  ['rubber', circle(60, 56, 18)],
];

export const drawing: DrawingDefinition = {
  label: 'A caliper closing on the section of a ring, without pressing it.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <SheetDimH x1={X(42)} x2={X(78)} y={Y(84) + 34} text="CS" from={Y(56)} />
        <SheetLeader x={X(48)} y={Y(42)} textX={X(8) - 30} textY={Y(46)} text="no pressure" />
        <Caption text="Cross-section, measured in several places" />
      </>
    ),
    { scale: 2.4, y: 160 },
  ),
};
