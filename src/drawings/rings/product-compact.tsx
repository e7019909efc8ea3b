import type { ReactNode } from 'react';
import { DraftingGrid } from '../drafting/hatch.tsx';
import { drawnAtMost } from '../drawn-at-most.ts';
import { CutHatches } from './cut-face.tsx';
import { CenterLines, PlanDimensions, PlanRing } from './plan-view.tsx';
import { SectionDetail } from './section-view.tsx';
import { magnification, planRadii, type RingDrawing, ringLabels, ringSentence } from './sheet-geometry.ts';

const WIDTH = 358;
const HEIGHT = 456;
const PLAN = { x: 192, y: 142, diameter: 196 };
const DETAIL = { x: 192, y: 338, room: 58 };

/**
 * The drawing of the product page where the sheet does not fit: plan above section, at screen size, so that text
 * remains 11px.
 */
export function ProductCompact({ id = 'compact', ...ring }: RingDrawing & { id?: string }): ReactNode {
  const radii = planRadii(ring, PLAN.diameter);
  const labels = ringLabels(ring);
  const times = magnification(radii.section, DETAIL.room);
  const { x, y } = PLAN;
  return (
    <svg
      className="drawing drawing-narrow"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={drawnAtMost(WIDTH)}
      role="img"
      aria-label={ringSentence(ring)}
    >
      <defs>
        <CutHatches id={`${id}-h`} gap={6} section={ring.section} />
      </defs>
      <DraftingGrid id={`${id}-g`} width={WIDTH} height={HEIGHT} bleed={500} />
      <PlanRing x={x} y={y} radii={radii} color={ring.color} />
      <CenterLines x={x} y={y} radius={radii.outer} reach={14} />
      <PlanDimensions x={x} y={y} radii={radii} below={28} odX={42} right={WIDTH - 6} labels={labels} />
      <SectionDetail
        x={DETAIL.x}
        y={DETAIL.y}
        radius={radii.section * times}
        cut={ring.section}
        hatchId={`${id}-h`}
        label={labels.cs}
        below={28}
      />
      <text className="drawing-title" x="344" y={DETAIL.y + DETAIL.room + 32} textAnchor="end">
        {`section ${times}×`}
      </text>
    </svg>
  );
}
