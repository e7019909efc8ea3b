import { DimV } from '../../drafting/dimension.tsx';
import { figure } from '../../drafting/figures.ts';
import { enlargedSheet, type Layer, profileOf } from '../../drafting/layers.tsx';
import { COIL_SPRING, centered, jacketSection, V_SPRING } from '../../drafting/seal-sections.ts';
import { Caption, Note, SheetDimH, SheetLeader } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';

/** `heel` increases the height of the heel, in profile units; `coil=1` replaces the V spring by a coil spring. */
const layersFor = (parameters: DrawingInput['parameters']): readonly Layer[] => {
  const heel = figure(parameters, 'heel', 0, 16) ?? 0;
  const spring = figure(parameters, 'coil', 0, 1) === 1 ? COIL_SPRING : V_SPRING;
  return [
    ['plastic', centered(jacketSection(heel), 0, -heel / 2)],
    ['spring', centered(spring, 0, -heel / 2)],
    ['center', 'M60 6V90'],
  ];
};

export const drawing: DrawingDefinition = {
  label: 'Section of a spring energized seal: a plastic jacket with a spring between its lips.',
  profile: (input) => profileOf(layersFor(input.parameters))(input),
  sheet: enlargedSheet(layersFor({}), ({ X, Y }) => (
    <>
      <SheetDimH x1={X(30)} x2={X(90)} y={Y(75) + 44} text="gland depth L" from={Y(71)} />
      <DimV y1={Y(22)} y2={Y(75)} x={X(93) + 50} text="H" from={X(88)} />
      <SheetLeader x={X(67)} y={Y(41)} textX={X(93) + 20} textY={Y(10) - 8} text="spring" />
      <SheetLeader x={X(36)} y={Y(62)} textX={X(27) - 46} textY={Y(76)} text="plastic jacket" />
      <Note x={X(60)} y={Y(6) - 12} text="pressure side" />
      <Caption text="Section" />
    </>
  )),
};
