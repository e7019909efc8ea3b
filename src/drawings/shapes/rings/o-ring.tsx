import type { ReactNode } from 'react';
import { drawingLengthText, figure } from '../../drafting/figures.ts';
import { Hatch } from '../../drafting/hatch.tsx';
import { type Layer, profileOf } from '../../drafting/layers.tsx';
import { circle } from '../../drafting/path.ts';
import { Caption } from '../../drafting/sheet-notes.tsx';
import type { DrawingDefinition, DrawingInput } from '../../drawing-definition.ts';
import { CenterLines, PlanDimensions, PlanRing } from '../../rings/plan-view.tsx';
import { SectionDetail } from '../../rings/section-view.tsx';
import { magnification, planRadii } from '../../rings/sheet-geometry.ts';

const layers: readonly Layer[] = [
  ['elastomer', circle(60, 48, 29)],
  ['center', 'M18 48H102M60 6V90'],
];

const PLAN = { x: 230, y: 158, diameter: 220 };
const DETAIL = { x: 500, y: 140, room: 62 };
/** Default size without values in the URL, AS568-214, in mm. */
const STANDARD = { idMm: 24.99, csMm: 3.53 };

/** The plan to scale, and the section enlarged by an integer; values in mm. */
const Sheet = (input: DrawingInput): ReactNode => {
  const { id, parameters, units } = input;
  const idMm = figure(parameters, 'id', 0.2, 5000) ?? STANDARD.idMm;
  const csMm = figure(parameters, 'cs', 0.2, 50) ?? STANDARD.csMm;
  const radii = planRadii({ idMm, csMm }, PLAN.diameter);
  const times = magnification(radii.section, DETAIL.room);
  const { x, y } = PLAN;
  return (
    <>
      <defs>
        <Hatch id={`${id}section`} gap={6} />
      </defs>
      <PlanRing x={x} y={y} radii={radii} color="#2a3136" />
      <CenterLines x={x} y={y} radius={radii.outer} reach={16} />
      <PlanDimensions
        x={x}
        y={y}
        radii={radii}
        below={36}
        odX={66}
        right={DETAIL.x - DETAIL.room - 20}
        labels={{ id: `⌀${drawingLengthText(input, idMm)}`, od: `⌀${drawingLengthText(input, idMm + 2 * csMm)}` }}
      />
      <SectionDetail
        x={DETAIL.x}
        y={DETAIL.y}
        radius={radii.section * times}
        cut="elastomer"
        hatchId={`${id}section`}
        label={`⌀${drawingLengthText(input, csMm)}`}
        below={34}
      />
      <text className="drawing-title" x={DETAIL.x} y={292} textAnchor="middle">
        {`Section ${times}×`}
      </text>
      <Caption text={`Dimensions in ${units?.measurement === 'in' ? 'inches' : 'mm'}`} />
    </>
  );
};

export const drawing: DrawingDefinition = {
  label: 'An O-ring: the section is a full circle; inside diameter and cross-section give its size.',
  profile: profileOf(layers),
  sheet: (input) => <Sheet {...input} />,
};
