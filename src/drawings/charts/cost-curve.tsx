import type { ReactNode } from 'react';
import { formatCount } from '../../domain/kit/text/counted.ts';
import type { CurvePoint } from '../../domain/order/plan/total-curve.ts';
import { px } from '../numbers.ts';
import './cost-curve.css';

const WIDTH = 150;
const HEIGHT = 56;
const EDGE = 8;

/**
 * Total cost by quantity, with the requested quantity and cheaper ones marked. The adjacent sentence has the same
 * content.
 */
export function CostCurve(props: { points: readonly CurvePoint[]; quantity: number; better: number }): ReactNode {
  const { points, quantity, better } = props;
  const cents = points.map((point) => point.cents);
  const quantities = points.map((point) => point.quantity);
  const [low, high] = [Math.min(...cents), Math.max(...cents)];
  const [from, to] = [Math.min(...quantities), Math.max(...quantities)];
  const place = (point: CurvePoint): { readonly x: number; readonly y: number } => ({
    x: px(EDGE + ((point.quantity - from) / Math.max(1, to - from)) * (WIDTH - 2 * EDGE)),
    y: px(HEIGHT - EDGE - ((point.cents - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE)),
  });
  const at = (wanted: number) => points.find((point) => point.quantity === wanted);
  const [own, cheaper] = [at(quantity), at(better)];
  if (own === undefined || cheaper === undefined) return null;
  const [ownAt, cheaperAt] = [place(own), place(cheaper)];
  const path = points.map((point) => `${place(point).x} ${place(point).y}`).join('L');
  return (
    <svg className="cost-curve" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="drawing-outline" d={`M${path}`} />
      <path className="cost-curve-drop" d={`M${ownAt.x} ${ownAt.y}H${cheaperAt.x}V${cheaperAt.y}`} />
      <circle className="cost-curve-own" cx={ownAt.x} cy={ownAt.y} r="3" />
      <circle className="cost-curve-cheaper" cx={cheaperAt.x} cy={cheaperAt.y} r="3" />
      <text className="drawing-axis" x={ownAt.x - 5} y={Math.max(10, ownAt.y - 6)} textAnchor="end">
        {formatCount(quantity)}
      </text>
      <text className="drawing-value" x={cheaperAt.x + 6} y={Math.min(HEIGHT - 1, cheaperAt.y + 11)}>
        {formatCount(better)}
      </text>
    </svg>
  );
}
