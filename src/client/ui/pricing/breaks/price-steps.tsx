import type { ReactNode } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { type UsdE5, usdE5 } from '../../../../domain/kit/units.ts';
import { amountCents, formatCents, formatUnitPrice } from '../../../../domain/shop/pricing/money.ts';
import { activePriceLine, type DisplayedPriceLine } from '../../../../domain/shop/pricing/price-lines.ts';
import { Line } from '../../../../drawings/drafting/dimension.tsx';
import { drawnAtMost } from '../../../../drawings/drawn-at-most.ts';
import { px } from '../../../../drawings/numbers.ts';
import './price-steps.css';

const PAD = { left: 52, right: 12, top: 14, bottom: 26 };
const HEADROOM = 1.08;
/** Minimum distance between two quantity labels under the axis. Labels that would touch are omitted. */
const LABEL_GAP = 7;
const AXIS_CHARACTER_WIDTH = 6.4;
const CHARACTER = 6.7;

interface Step {
  readonly quantity: number;
  readonly unitPriceE5: UsdE5;
}

const stepsOf = (lines: readonly DisplayedPriceLine[]): Step[] =>
  lines.flatMap((line) =>
    line.fixedPriceE5 === null || line.id === 'line-min'
      ? []
      : [{ quantity: line.from, unitPriceE5: line.fixedPriceE5 }],
  );

/** The scale ends slightly after the last step, or where larger quantities are quoted individually. */
const lastQuantity = (lines: readonly DisplayedPriceLine[], steps: readonly Step[]): number => {
  const end = lines.at(-1);
  const lastStep = steps.at(-1)?.quantity ?? 1;
  return Math.max(end?.is_line_max ? end.from : lastStep * 4, lastStep * 1.5, 2);
};

/** The marker's text: the unit price, or that the line costs its minimum regardless of its pieces. */
const markerText = (lines: readonly DisplayedPriceLine[], quantity: number, unitPriceE5: UsdE5): string => {
  const line = activePriceLine(lines, quantity);
  const isMinimum = line?.is_line_min && amountCents(unitPriceE5, quantity) < (line.totalCents ?? 0);
  return isMinimum ? `line minimum ${line.total}` : `${formatCount(quantity)} × ${formatUnitPrice(unitPriceE5)}`;
};

/** The label stays right of the axis labels. `y` is `null` if the quantity is below the first step, where there is no unit price. */
const Marker = (props: { x: number; y: number | null; bottom: number; width: number; text: string }): ReactNode => {
  const patch = props.text.length * CHARACTER + 8;
  const left = Math.min(Math.max(props.x - patch / 2, PAD.left), props.width - patch);
  const labelX = left - props.x;
  return (
    <g className="price-steps-marker" style={{ transform: `translateX(${px(props.x)}px)` }}>
      <Line kind="drawing-dimension" x1={0} y1={PAD.top - 4} x2={0} y2={props.bottom} />
      {props.y === null ? null : <circle className="drawing-arrow" cx="0" cy={px(props.y)} r="3.5" />}
      <rect className="drawing-label" x={px(labelX)} y="2" width={px(patch)} height="15" />
      <text className="drawing-value" x={px(labelX + patch / 2)} y="14" textAnchor="middle">
        {props.text}
      </text>
    </g>
  );
};

/**
 * Unit price by quantity as steps: logarithmic quantity, linear price from zero, and a marker at the requested
 * quantity. Render it at about `width` CSS pixels, so that its text stays 11px.
 */
export function PriceSteps(props: {
  lines: readonly DisplayedPriceLine[];
  /** `null` draws no marker. */
  quantity: number | null;
  width?: number;
  height?: number;
  className?: string;
}): ReactNode {
  const { lines, quantity, width = 460, height = 150, className = '' } = props;
  const steps = stepsOf(lines);
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) return null;

  const most = lastQuantity(lines, steps);
  const top = Math.max(...steps.map((step) => step.unitPriceE5));
  const bottom = height - PAD.bottom;
  const decades = Math.log(most / first.quantity);
  const xOf = (pieces: number): number =>
    PAD.left +
    (Math.log(Math.min(Math.max(pieces, first.quantity), most) / first.quantity) / decades) *
      (width - PAD.left - PAD.right);
  const yOf = (unitPriceE5: number): number => PAD.top + (1 - unitPriceE5 / (top * HEADROOM)) * (bottom - PAD.top);

  const path = steps
    .map((_, index) => {
      const next = steps[index + 1];
      return `H${px(xOf(next?.quantity ?? most))}${next ? `V${px(yOf(next.unitPriceE5))}` : ''}`;
    })
    .join('');
  const outline = `M${px(xOf(first.quantity))} ${px(yOf(first.unitPriceE5))}${path}`;
  const active = quantity === null ? undefined : (steps.findLast((step) => step.quantity <= quantity) ?? first);
  const isPriced = quantity !== null && !lines.some((line) => line.is_line_max && line.from <= quantity);
  let labeled = Number.NEGATIVE_INFINITY;

  return (
    <svg
      className={`drawing ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      style={drawnAtMost(width)}
      role="img"
      aria-label={`Unit price by quantity: ${formatUnitPrice(first.unitPriceE5)} from ${formatCount(first.quantity)}, ${formatUnitPrice(last.unitPriceE5)} from ${formatCount(last.quantity)} pieces.`}
    >
      {[0, top / 2, top].map((price) => (
        <g key={price}>
          <Line kind="drawing-gridline" x1={PAD.left} y1={yOf(price)} x2={width - PAD.right} y2={yOf(price)} />
          <text className="drawing-axis" x={PAD.left - 8} y={px(yOf(price) + 4)} textAnchor="end">
            {formatCents(amountCents(usdE5(price), 1))}
          </text>
        </g>
      ))}
      <path className="drawing-wash" d={`${outline}V${px(yOf(0))}H${px(xOf(first.quantity))}Z`} />
      <path className="drawing-line" d={outline} />
      {steps.map((step) => {
        const x = xOf(step.quantity);
        const half = (formatCount(step.quantity).length * AXIS_CHARACTER_WIDTH) / 2;
        const hasRoom = x - half - labeled >= LABEL_GAP;
        if (hasRoom) labeled = x + half;
        return (
          <g key={step.quantity}>
            <Line kind="drawing-gridline" x1={x} y1={yOf(0)} x2={x} y2={yOf(0) + 4} />
            {hasRoom ? (
              <text className="drawing-axis" x={px(x)} y={height - 8} textAnchor="middle">
                {formatCount(step.quantity)}
              </text>
            ) : null}
          </g>
        );
      })}
      {active && quantity !== null && isPriced ? (
        <Marker
          x={xOf(quantity)}
          y={quantity < first.quantity ? null : yOf(active.unitPriceE5)}
          bottom={yOf(0)}
          width={width}
          text={markerText(lines, quantity, active.unitPriceE5)}
        />
      ) : null}
    </svg>
  );
}
