import type { ReactNode } from 'react';
import { DimH, Line } from '../drafting/dimension.tsx';
import { DraftingGrid } from '../drafting/hatch.tsx';

const CENTER = { x: 210, y: 158 };
const OUTER = 104;
const INNER = 78;

/**
 * A dashed ring for empty states: "no part at these dimensions". `dimension` is the requested value: `⌀24.90–25.10`.
 */
export function GhostRing(props: { label: string; dimension?: string; id?: string }): ReactNode {
  const { label, dimension, id = 'ghost' } = props;
  const { x, y } = CENTER;
  return (
    <svg
      className="drawing"
      viewBox="0 0 420 330"
      role="img"
      aria-label={`Drawing of a ring in dashed lines: ${label}.`}
    >
      <DraftingGrid id={`${id}-g`} width={420} height={330} />
      <circle className="drawing-dashed" cx={x} cy={y} r={OUTER} />
      <circle className="drawing-dashed" cx={x} cy={y} r={INNER} />
      <Line kind="drawing-center" x1={x - OUTER - 20} y1={y} x2={x + OUTER + 20} y2={y} />
      <Line kind="drawing-center" x1={x} y1={y - OUTER - 20} x2={x} y2={y + OUTER + 20} />
      {dimension === undefined ? null : <DimH x1={x - INNER} x2={x + INNER} y={y + 33} text={dimension} />}
      <text x={x} y="313" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
