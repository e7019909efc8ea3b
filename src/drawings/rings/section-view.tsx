import type { ReactNode } from 'react';
import type { RingSection } from '../../domain/shop/catalog/rows/ring-section.ts';
import { DimH, Line } from '../drafting/dimension.tsx';
import { px } from '../numbers.ts';
import { CutFace } from './cut-face.tsx';
import type { PlanRadii } from './sheet-geometry.ts';

/**
 * Section A–A next to the plan, at the same scale: two cut faces, the far side of the ring between them, and detail B
 * marked.
 */
export function SectionView(props: {
  x: number;
  y: number;
  radii: PlanRadii;
  cut: RingSection;
  hatchId: string;
}): ReactNode {
  const { x, y, radii, cut, hatchId } = props;
  const { mean, section } = radii;
  const top = y - mean;
  const bottom = y + mean;
  return (
    <>
      <Line kind="drawing-outline" x1={x - section} y1={top} x2={x - section} y2={bottom} />
      <Line kind="drawing-outline" x1={x + section} y1={top} x2={x + section} y2={bottom} />
      {[top, bottom].map((center) => (
        <g key={center}>
          <CutFace x={x} y={center} radius={section} section={cut} hatchId={hatchId} />
          <Line kind="drawing-center" x1={x - section - 8} y1={center} x2={x + section + 8} y2={center} />
        </g>
      ))}
      <Line kind="drawing-center" x1={x} y1={top - section - 16} x2={x} y2={bottom + section + 16} />
      <circle className="drawing-detail" cx={x} cy={px(top)} r={px(section + 9)} />
      <text className="drawing-title" x={px(x + section + 15)} y={px(top - section - 5)}>
        B
      </text>
    </>
  );
}

/** An enlarged cut face with its diameter below. */
export function SectionDetail(props: {
  x: number;
  y: number;
  radius: number;
  cut: RingSection;
  hatchId: string;
  label: string;
  below: number;
}): ReactNode {
  const { x, y, radius, cut, hatchId, label, below } = props;
  return (
    <>
      <CutFace x={x} y={y} radius={radius} section={cut} hatchId={hatchId} outline="drawing-outline-bold" />
      <Line kind="drawing-center" x1={x - radius - 16} y1={y} x2={x + radius + 16} y2={y} />
      <Line kind="drawing-center" x1={x} y1={y - radius - 16} x2={x} y2={y + radius + 16} />
      <DimH x1={x - radius} x2={x + radius} y={y + radius + below} text={label} from={y} />
    </>
  );
}
