import type { ReactNode } from 'react';
import { DimH, DimV, fitsBetween, Leader, Line, labelWidth } from '../drafting/dimension.tsx';
import { px } from '../numbers.ts';
import type { PlanRadii } from './sheet-geometry.ts';

/** Below this wall thickness, two full outlines would hide the color of the wall. */
const THIN_WALL = 5;
/** Distance between a text in the bore and the ring, with space for an arrow. */
const OFF_THE_RING = 11;

/** The ring viewed along its axis: compound color, a soft highlight on the wall, outlines. */
export const PlanRing = (props: { x: number; y: number; radii: PlanRadii; color: string }): ReactNode => {
  const { x, y, radii, color } = props;
  const wall = radii.outer - radii.inner;
  const outline = wall < THIN_WALL ? 'drawing-detail' : 'drawing-outline';
  return (
    <>
      <circle
        className="drawing-solid"
        cx={x}
        cy={y}
        r={px(radii.mean)}
        fill="none"
        stroke={color}
        strokeOpacity=".92"
        strokeWidth={px(wall)}
      />
      <circle
        className="drawing-solid"
        cx={x}
        cy={y}
        r={px(radii.mean + wall * 0.12)}
        fill="none"
        stroke="#fff"
        strokeOpacity=".13"
        strokeWidth={px(wall * 0.28)}
      />
      <circle className={outline} cx={x} cy={y} r={px(radii.outer)} />
      <circle className={outline} cx={x} cy={y} r={px(radii.inner)} />
    </>
  );
};

/** Center lines that extend past the outside by `reach`. */
export const CenterLines = (props: { x: number; y: number; radius: number; reach: number }): ReactNode => {
  const { x, y, radius, reach } = props;
  return (
    <>
      <Line kind="drawing-center" x1={x - radius - reach} y1={y} x2={x + radius + reach} y2={y} />
      <Line kind="drawing-center" x1={x} y1={y - radius - reach} x2={x} y2={y + radius + reach} />
    </>
  );
};

/**
 * Inside and outside diameter of the plan. The inside diameter is in the bore, or below the axis with `below`. If the
 * bore is too small for its text, a leader outside the ring labels it.
 */
export function PlanDimensions(props: {
  x: number;
  y: number;
  radii: PlanRadii;
  below: number;
  odX: number;
  /** Texts remain left of this. */
  right: number;
  labels: { id: string; od: string };
}): ReactNode {
  const { x, y, radii, odX, right, labels } = props;
  const { inner, outer } = radii;
  const diagonal = inner * Math.SQRT1_2;
  const below = Math.min(props.below, inner * 0.4);
  const chord = 2 * Math.sqrt(Math.max(0, inner ** 2 - (below + 8) ** 2));
  const inBore = fitsBetween(labels.id, inner * 2) && chord >= labelWidth(labels.id) + 2 * OFF_THE_RING;
  return (
    <>
      {inBore ? (
        <>
          <DimH x1={x - inner} x2={x + inner} y={y + below} text={labels.id} />
          <Line kind="drawing-dimension" x1={x - inner} y1={y + 6} x2={x - inner} y2={y + below + 5} />
          <Line kind="drawing-dimension" x1={x + inner} y1={y + 6} x2={x + inner} y2={y + below + 5} />
        </>
      ) : (
        <Leader
          x={x + diagonal}
          y={y - diagonal}
          textX={Math.min(x + outer * 0.86 + 12, right - labelWidth(labels.id) - 10)}
          textY={y - outer - 18}
          text={labels.id}
        />
      )}
      <DimV y1={y - outer} y2={y + outer} x={odX} text={labels.od} from={x} />
    </>
  );
}
