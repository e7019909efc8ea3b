import type { CSSProperties, ReactNode } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { type ClosingDays, dayText, isShipDay } from '../../../domain/order/plan/day.ts';
import type { DayAxis } from '../../../domain/order/plan/day-axis.ts';
import { sumCents } from '../../../domain/order/plan/order-plan.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { DayLine, type DayMark, DayScale } from '../../../drawings/charts/day-line.tsx';
import { openAmount, shipmentsOf } from './shipments.ts';
import type { CartPlan } from './use-plan.ts';
import '../cart/lines/cart-line.css';
import './line-days.css';
import './whole-order.css';

const GRAY = 'var(--color-sheet-2)';

/** Renders the days without shipping as a strip as wide as the axis, drawn once for all rows. */
export const closedDays = ({
  axis: { from, days },
  closed,
}: {
  readonly axis: DayAxis;
  readonly closed: ClosingDays;
}): CSSProperties => {
  const at = (day: number): string => `${((day / days) * 100).toFixed(3)}%`;
  const stops = Array.from({ length: days }, (_, day) => day)
    .filter((day) => !isShipDay(from + day, closed))
    .flatMap((day) => [
      `transparent ${at(day)}`,
      `${GRAY} ${at(day)}`,
      `${GRAY} ${at(day + 1)}`,
      `transparent ${at(day + 1)}`,
    ]);
  return { '--closed-days': `linear-gradient(90deg, ${stops.join(', ')})` } as CSSProperties;
};

/** The head of all rows with the scale of days, and the row of the whole order. */
export function WholeOrder({ plan }: { plan: CartPlan }): ReactNode {
  const lines = [...plan.lines.values()];
  const shipments = shipmentsOf(plan);
  const openCents = openAmount(plan);
  const isFromStock = (day: number): boolean =>
    lines.every(({ days }) => days.parcels.every((parcel) => parcel.kind === 'stock' || parcel.day > day));
  const marks = shipments.map(({ day }): DayMark => ({ kind: isFromStock(day) ? 'stock' : 'vendor', day }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <div className="cart-line cart-line-head" aria-hidden="true">
        <span>Part</span>
        <span className="text-number">Quantity</span>
        <div className="cart-line-days">
          <DayScale axis={plan.axis} due={plan.due} />
        </div>
        <span className="text-number">Unit price</span>
        <span className="text-number">Total</span>
        <span />
      </div>
      <section className="cart-line whole-order" aria-label="Whole order">
        <b className="whole-order-name">Whole order</b>
        <span className="text-number whole-order-pieces">{formatCount(pieces)}</span>
        <div className="cart-line-days line-days">
          <DayLine axis={plan.axis} marks={marks} isOpen={shipments.length === 0} due={plan.due} />
          <p>
            {shipments.map(({ day, amountCents }) => (
              <span key={day}>
                <b>{dayText(day)}</b> {formatCents(amountCents)}
              </span>
            ))}
            {openCents === 0 ? null : (
              <span>
                <b>On request</b> {formatCents(openCents)}
              </span>
            )}
          </p>
        </div>
        <b className="text-number whole-order-total">{formatCents(sumCents(lines.map((line) => line.priceCents)))}</b>
      </section>
    </>
  );
}
