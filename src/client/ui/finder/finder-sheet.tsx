import { type ReactNode, useId } from 'react';
import type { FinderQuestion } from '../../../domain/engineering/finder/finder.ts';
import type { LengthUnit } from '../../../domain/kit/units.ts';
import type { FinderResponse } from '../../../domain/site/api/catalog/finder.ts';
import { Line } from '../../../drawings/drafting/dimension.tsx';
import { DraftingGrid, Hatch } from '../../../drawings/drafting/hatch.tsx';
import { drawnAtMost } from '../../../drawings/drawn-at-most.ts';
import { px } from '../../../drawings/numbers.ts';
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

const WIDE = {
  isWide: true,
  width: 638,
  height: 470,
  plan: { x: 232, y: 236, diameter: 300 },
  detail: { x: 520, y: 140, room: 70 },
};
const NARROW = {
  isWide: false,
  width: 390,
  height: 442,
  plan: { x: 206, y: 136, diameter: 190 },
  detail: { x: 206, y: 314, room: 44 },
};

const SheetNotes = ({ x, y, notes }: { x: number; y: number; notes: readonly string[] }): ReactNode =>
  notes.map((note, index) => (
    <text key={note} x={x} y={y + index * 19}>
      {index + 1} {note}
    </text>
  ));

const Sheet = (props: {
  ring: RingDrawing;
  format: typeof WIDE;
  className: string;
  notes: readonly string[];
}): ReactNode => {
  const { ring, format, className, notes } = props;
  const { plan, detail } = format;
  const id = useId();
  const radii = planRadii(ring, plan.diameter);
  const labels = ringLabels(ring);
  const times = magnification(radii.section, detail.room);
  // The detail is marked on the ring, up and to the right.
  const across = radii.mean * Math.SQRT1_2;
  const mark = { x: plan.x + across, y: plan.y - across, radius: radii.section + 9 };
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
      <circle className="drawing-dimension" cx={px(mark.x)} cy={px(mark.y)} r={px(mark.radius)} />
      {format.isWide ? (
        <>
          <Line
            kind="drawing-dimension"
            x1={mark.x + mark.radius}
            y1={mark.y}
            x2={detail.x - radii.section * times - 12}
            y2={detail.y}
          />
          <SheetNotes x={424} y={format.height - 74} notes={notes} />
        </>
      ) : null}
      <text className="drawing-title" x={px(mark.x)} y={px(mark.y - mark.radius - 5)} textAnchor="middle">
        A
      </text>
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
        {`A ${times}×`}
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
  const notes = [
    `Dimensions in ${unit === 'mm' ? 'millimeters' : 'inches'}`,
    isStandard ? `Tolerances of ${nearest.standard}` : 'No standard size, no tolerances',
    'Plan and detail to scale',
    'Parting line not shown',
  ];
  return (
    <div className="finder-sheet">
      {isUnderstood ? null : <p className="finder-sheet-none">No ring is drawn: a field is not understood.</p>}
      {ring === null ? null : (
        <>
          <Sheet ring={ring} format={WIDE} className="drawing-wide" notes={notes} />
          <Sheet ring={ring} format={NARROW} className="drawing-narrow" notes={notes} />
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
