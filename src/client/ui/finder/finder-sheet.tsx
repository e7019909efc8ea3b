import { type ReactNode, useId } from 'react';
import type { FinderQuestion } from '../../../domain/engineering/finder/finder.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { FinderResponse } from '../../../domain/site/api/catalog/finder.ts';
import { DraftingGrid, Hatch } from '../../../drawings/drafting/hatch.tsx';
import { drawnAtMost } from '../../../drawings/drawn-at-most.ts';
import { CenterLines, PlanDimensions, PlanRing } from '../../../drawings/rings/plan-view.tsx';
import { SectionDetail } from '../../../drawings/rings/section-view.tsx';
import {
  magnification,
  planRadii,
  type RingDrawing,
  ringLabels,
  ringSentence,
} from '../../../drawings/rings/sheet-geometry.ts';
import { Fact } from '../fact.tsx';
import './finder-sheet.css';

const WIDE = { width: 638, height: 470, plan: { x: 232, y: 236, diameter: 300 }, detail: { x: 520, y: 140, room: 70 } };
const NARROW = {
  width: 390,
  height: 442,
  plan: { x: 206, y: 136, diameter: 190 },
  detail: { x: 206, y: 314, room: 44 },
};

const Sheet = (props: { ring: RingDrawing; format: typeof WIDE; className: string }): ReactNode => {
  const { ring, format, className } = props;
  const { plan, detail } = format;
  const id = useId();
  const radii = planRadii(ring, plan.diameter);
  const labels = ringLabels(ring);
  const times = magnification(radii.section, detail.room);
  return (
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${format.width} ${format.height}`}
      style={drawnAtMost(format.width)}
      role="img"
      aria-label={ringSentence(ring)}
    >
      <defs>
        <Hatch id={`${id}h`} gap={6} />
      </defs>
      <DraftingGrid id={`${id}g`} width={format.width} height={format.height} bleed={400} />
      <PlanRing x={plan.x} y={plan.y} radii={radii} color={ring.color} />
      <CenterLines x={plan.x} y={plan.y} radius={radii.outer} reach={16} />
      <PlanDimensions
        x={plan.x}
        y={plan.y}
        radii={radii}
        below={34}
        odX={plan.x - plan.diameter / 2 - 42}
        right={format.width - 8}
        labels={labels}
      />
      <SectionDetail
        x={detail.x}
        y={detail.y}
        radius={radii.section * times}
        cut={ring.section}
        hatchId={`${id}h`}
        label={labels.cs}
        below={28}
      />
      <text className="drawing-title" x={detail.x} y={detail.y + detail.room + 68} textAnchor="middle">
        {`section ${times}×`}
      </text>
    </svg>
  );
};

/** The requested ring, drawn to scale: the typed dimensions, or those of the nearest standard size. */
export function FinderSheet(props: {
  question: FinderQuestion;
  answer: FinderResponse;
  isUnderstood: boolean;
  unit: LengthUnit;
  materialLabel: string;
}): ReactNode {
  const { question, answer, isUnderstood, unit, materialLabel } = props;
  const { nearest } = answer;
  const typed = nearest?.isNominal ? null : question;
  const idMm = typed?.idMm ?? nearest?.idMm ?? null;
  const csMm = typed?.csMm ?? nearest?.csMm ?? null;
  const isStandard = nearest !== null && nearest.idMm === idMm && nearest.csMm === csMm;
  const ring: RingDrawing | null =
    idMm === null || csMm === null
      ? null
      : {
          idMm,
          csMm,
          idTol: isStandard ? nearest.idTol : null,
          csTol: isStandard ? nearest.csTol : null,
          color: '#2a3136',
          section: 'elastomer',
          unit,
          partName: isStandard ? nearest.name : 'the ring you asked for',
        };
  return (
    <div className="finder-sheet">
      {isUnderstood ? null : <p className="finder-sheet-none">No ring is drawn: a field is not understood.</p>}
      {ring === null ? null : (
        <>
          <Sheet ring={ring} format={WIDE} className="drawing-wide" />
          <Sheet ring={ring} format={NARROW} className="drawing-narrow" />
        </>
      )}
      <dl className="title-block">
        <Fact label={isStandard ? 'Size' : 'Nearest size'}>
          <span className="text-mono">{nearest?.name ?? '–'}</span>
        </Fact>
        <Fact label="Material">{materialLabel}</Fact>
        <Fact label="Standard">{nearest?.standard ?? '–'}</Fact>
        <Fact label="Units">{unit}</Fact>
      </dl>
    </div>
  );
}
