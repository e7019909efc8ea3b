import type { ReactNode } from 'react';
import { DimH, DimV, Line } from '../drafting/dimension.tsx';
import { Hatch, hatchFill } from '../drafting/hatch.tsx';
import { px } from '../numbers.ts';
import './cut-ring.css';

const CENTER = { x: 92, y: 74 };
const OUTER = 54;
const SECTION = 17;
const MEAN = OUTER - SECTION / 2;
const CUT_DEGREES = [-64, -9] as const;

const onMeanCircle = (degrees: number): { x: number; y: number } => ({
  x: CENTER.x + MEAN * Math.cos((degrees * Math.PI) / 180),
  y: CENTER.y + MEAN * Math.sin((degrees * Math.PI) / 180),
});

/** The reference image of the size search: a cut O-ring with labels ID and CS. */
export function CutRing({ id = 'cut-ring' }: { id?: string }): ReactNode {
  const first = onMeanCircle(CUT_DEGREES[0]);
  const second = onMeanCircle(CUT_DEGREES[1]);
  const arc = `M${px(second.x)} ${px(second.y)}A${MEAN} ${MEAN} 0 1 1 ${px(first.x)} ${px(first.y)}`;
  return (
    <svg
      className="drawing cut-ring"
      viewBox="0 0 220 132"
      role="img"
      aria-label="Cut O-ring: ID is the inside diameter, CS is the cross-section."
    >
      <defs>
        <Hatch id={`${id}-h`} gap={3.4} />
      </defs>
      <path className="drawing-solid" d={arc} fill="none" stroke="var(--color-mat-elastomer)" strokeWidth={SECTION} />
      <path
        className="drawing-solid"
        d={arc}
        fill="none"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="3"
        transform="translate(-1.5 -2)"
      />
      {[first, second].map(({ x, y }) => (
        <g key={x}>
          <circle className="drawing-paper" cx={px(x)} cy={px(y)} r={SECTION / 2} />
          <circle
            className="drawing-outline"
            cx={px(x)}
            cy={px(y)}
            r={SECTION / 2}
            style={{ fill: hatchFill(`${id}-h`) }}
          />
        </g>
      ))}
      <DimH x1={CENTER.x - OUTER + SECTION} x2={CENTER.x + OUTER - SECTION} y={CENTER.y} text="ID" />
      <Line kind="drawing-dimension" x1={first.x} y1={first.y - SECTION / 2} x2={188} y2={first.y - SECTION / 2} />
      <Line kind="drawing-dimension" x1={first.x} y1={first.y + SECTION / 2} x2={188} y2={first.y + SECTION / 2} />
      <DimV y1={first.y - SECTION / 2} y2={first.y + SECTION / 2} x={182} text="CS" outside />
    </svg>
  );
}
