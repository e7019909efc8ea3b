import type { ReactNode } from 'react';
import { DimV } from '../../drafting/dimension.tsx';
import { drawingLengthText } from '../../drafting/figures.ts';
import { type Layer, Layers, profileOf } from '../../drafting/layers.tsx';
import { box, circle, ring } from '../../drafting/path.ts';
import { Caption, Note, SheetDimH } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';

const layers: readonly Layer[] = [
  ['line', box(12, 10, 96, 76)],
  ['thin', 'M12 29H108M12 48H108M12 67H108M44 10V86M76 10V86'],
  ['rubber', ring(28, 19.5, 4, 2) + ring(28, 38.5, 5.5, 3.5) + ring(28, 57.5, 7, 5) + ring(28, 76.5, 8.5, 6.5)],
  ['bold', [19.5, 38.5, 57.5, 76.5].map((y) => `M51 ${y}H68M83 ${y}H100`).join('')],
];

/** Default sections without values in the URL, mm. */
const SHAPE = [2, 3, 4, 5, 6];
const AXIS = 130;
const PLAN = { x: 112, outer: 54, inner: 41 };
const CENTERS = [214, 288, 368, 458, 566];
/** Drawn diameter of the thickest section. */
const THICKEST = 78;

/** Returns the sections of `sections=1.78,2.62,3.53,5.33,6.99`: one for each series of the standard, in mm. */
const sectionsOf = (parameters: DrawingInput['parameters']): readonly number[] | undefined => {
  const given = (parameters.sections ?? '').split(',').map(Number);
  return given.length === SHAPE.length && given.every((cs) => cs > 0 && cs < 50) ? given : undefined;
};

const Sheet = (input: DrawingInput): ReactNode => {
  const { id, parameters, units } = input;
  const given = sectionsOf(parameters);
  const sections = given ?? SHAPE;
  const scale = THICKEST / Math.max(...sections);
  const drawn = CENTERS.map((x, index) => {
    const cs = sections[index] ?? 0;
    return { x, index, radius: (cs / 2) * scale, text: given === undefined ? 'CS' : drawingLengthText(input, cs) };
  });
  const under = AXIS + THICKEST / 2 + 30;
  return (
    <>
      <Layers
        id={id}
        view="sheet"
        layers={[
          ['rubber', ring(PLAN.x, AXIS, PLAN.outer, PLAN.inner)],
          ['elastomer', drawn.map(({ x, radius }) => circle(x, AXIS, radius)).join('')],
          ['center', `M44 ${AXIS}H620M${PLAN.x} ${AXIS - 66}V${AXIS + 66}`],
        ]}
      />
      <DimV y1={AXIS - PLAN.outer} y2={AXIS + PLAN.outer} x={28} text="OD" from={PLAN.x} />
      <SheetDimH x1={PLAN.x - PLAN.inner} x2={PLAN.x + PLAN.inner} y={AXIS} text="ID" />
      {drawn.map(({ x, index, radius, text }) => (
        <g key={x}>
          <SheetDimH x1={x - radius} x2={x + radius} y={under} text={text} from={AXIS} />
          <Note x={x} y={under + 58} text={`-${index}xx`} />
        </g>
      ))}
      <Note x={PLAN.x} y={under + 58} text="plan" />
      <Caption text={`Sections to one scale, ${units?.measurement === 'in' ? 'inches' : 'mm'}`} />
    </>
  );
};

/** The sheet shows a ring in plan and the section of each series. */
export const drawing: DrawingDefinition = {
  label: 'A ring in plan and the cross-sections of the size series, to one scale.',
  profile: profileOf(layers),
  sheet: (input) => <Sheet {...input} />,
};
