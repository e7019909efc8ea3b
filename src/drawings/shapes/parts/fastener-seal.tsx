import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { ellipse } from '../../drafting/path.ts';
import { Caption, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['metal', 'M24 40H50V90H24Z'],
  ['metal', 'M70 40H96V90H70Z'],
  ['line', 'M40 12H80L86 18V36H34V18Z'],
  ['line', 'M50 12V36M70 12V36'],
  ['paper', 'M52 36H68V90H52Z'],
  ['thin', 'M52 60H68M52 66H68M52 72H68M52 78H68M52 84H68'],
  ['rubber', ellipse(46, 38, 6.5, 4) + ellipse(74, 38, 6.5, 4)],
  ['center', 'M60 4V95'],
];

export const drawing: DrawingDefinition = {
  label: 'A bolt with an elastomer ring in the groove under its head.',
  profile: profileOf(layers),
  sheet: enlargedSheet(
    layers,
    ({ X, Y }) => (
      <>
        <SheetDimH x1={X(34)} x2={X(86)} y={Y(12) - 26} text="head" from={Y(16)} />
        <SheetDimH x1={X(52)} x2={X(68)} y={Y(90) + 26} text="D" from={Y(90)} />
        <SheetLeader x={X(79)} y={Y(38)} textX={X(96) + 46} textY={Y(38) - 30} text="seal ring" />
        <Caption text="Section through the joint" />
      </>
    ),
    { scale: 2.4 },
  ),
};
