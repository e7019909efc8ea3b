import type { ReactNode } from 'react';
import { DraftingGrid } from '../drafting/hatch.tsx';
import { drawnAtMost } from '../drawn-at-most.ts';
import { px } from '../numbers.ts';
import { CutHatches } from './cut-face.tsx';
import { CenterLines, PlanDimensions, PlanRing } from './plan-view.tsx';
import { SectionDetail, SectionView } from './section-view.tsx';
import { magnification, planRadii, type RingDrawing, ringLabels, ringSentence } from './sheet-geometry.ts';

export const DRAWING_SIZE = { width: 864, height: 430 } as const;

const PLAN = { x: 226, y: 209, diameter: 262 };
const SECTION_X = 470;
const DETAIL = { x: 676, y: 179, room: 88 };

/** Plan, section A–A and detail B of one ring, all to scale. `id` prefixes the ids of its patterns. */
export function SheetBody({ ring, id }: { ring: RingDrawing; id: string }): ReactNode {
  const radii = planRadii(ring, PLAN.diameter);
  const labels = ringLabels(ring);
  const times = magnification(radii.section, DETAIL.room);
  const { x, y } = PLAN;
  const captionY = y + radii.outer + 30;
  const cutTop = y - radii.outer - 40;
  const cutBottom = y + radii.outer + 26;
  return (
    <>
      <defs>
        <CutHatches id={`${id}-a`} gap={3.6} section={ring.section} />
        <CutHatches id={`${id}-b`} gap={7} section={ring.section} />
      </defs>
      <DraftingGrid id={`${id}-g`} width={DRAWING_SIZE.width} height={DRAWING_SIZE.height} />
      <PlanRing x={x} y={y} radii={radii} color={ring.color} />
      <CenterLines x={x} y={y} radius={radii.outer} reach={18} />
      <path
        className="drawing-cut"
        d={`M${x + 13} ${cutTop}H${x}V${cutTop + 14}M${x} ${cutBottom - 14}V${cutBottom}H${x + 13}`}
      />
      <text className="drawing-title" x={x + 18} y={cutTop + 4}>
        A
      </text>
      <text className="drawing-title" x={x + 18} y={cutBottom + 4}>
        A
      </text>
      <PlanDimensions x={x} y={y} radii={radii} below={38} odX={34} right={DRAWING_SIZE.width} labels={labels} />
      <SectionView x={SECTION_X} y={y} radii={radii} cut={ring.section} hatchId={`${id}-a`} />
      <text className="drawing-title" x={SECTION_X} y={captionY} textAnchor="middle">
        A–A
      </text>
      <SectionDetail
        x={DETAIL.x}
        y={DETAIL.y}
        radius={px(radii.section * times)}
        cut={ring.section}
        hatchId={`${id}-b`}
        label={labels.cs}
        below={36}
      />
      <text className="drawing-title" x={DETAIL.x} y={captionY} textAnchor="middle">
        {`B ${times}×`}
      </text>
    </>
  );
}

/** The drawing of the product page where its sheet has at least 700px. */
export const ProductSheet = ({ id = 'sheet', ...ring }: RingDrawing & { id?: string }): ReactNode => (
  <svg
    className="drawing drawing-wide"
    viewBox={`0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`}
    style={drawnAtMost(DRAWING_SIZE.width)}
    role="img"
    aria-label={ringSentence(ring)}
  >
    <SheetBody ring={ring} id={id} />
  </svg>
);
