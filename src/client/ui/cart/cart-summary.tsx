import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { CartState } from '../../../domain/order/cart/cart.ts';
import { cartTotals } from '../../../domain/order/cart/cart-totals.ts';
import { pricedText } from '../../../domain/order/cart/text-lines.ts';
import { dayText } from '../../../domain/order/plan/day.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import { openAmount, shipmentsOf } from '../plan/shipments.ts';
import type { CartPlan } from '../plan/use-plan.ts';
import { OrderMinimum } from '../pricing/pricing-notes.tsx';
import './cart-summary.css';

/** Totals of the cart, the order minimum and the button for the quote request. */
export function CartSummary(props: {
  cart: CartState;
  /** `null` if no day is known. */
  plan: CartPlan | null;
  onRequest: () => void;
}): ReactNode {
  const { cart, plan, onRequest } = props;
  const openCents = plan === null ? 0 : openAmount(plan);
  const totals = cartTotals(cart);
  const { lines, pricedLines, expeditedLines, longestShipTime } = totals;
  const subtotal = pricedLines > 0 ? formatCents(totals.subtotalCents) : '–';
  return (
    <aside className="cart-summary" aria-labelledby="cart-summary">
      <h2 className="heading-4" id="cart-summary">
        Summary
      </h2>
      {/* A cart with only text lines has no totals: an engineer reviews it first. */}
      <dl hidden={lines === 0}>
        {(plan === null ? [] : shipmentsOf(plan)).map(({ day, amountCents }, at) => (
          <div className="ruled-row" key={day}>
            <dt>
              Shipment {at + 1}, {dayText(day)}
            </dt>
            <dd>{formatCents(amountCents)}</dd>
          </div>
        ))}
        {openCents === 0 ? null : (
          <div className="ruled-row">
            <dt>Ship time on request</dt>
            <dd>{formatCents(openCents)}</dd>
          </div>
        )}
        <div className="ruled-row">
          <dt>Lines</dt>
          <dd>{pricedText(totals, cart.texts)}</dd>
        </div>
        <div className="ruled-row">
          <dt>Subtotal, priced lines</dt>
          <dd>{subtotal}</dd>
        </div>
        <div className="ruled-row">
          <dt>Longest ship time</dt>
          <dd>{longestShipTime === null ? '–' : shipTimeValue(longestShipTime)}</dd>
        </div>
        <div className="ruled-row">
          <dt>Expedite</dt>
          <dd>{expeditedLines === 0 ? 'none' : counted(expeditedLines, 'line')}</dd>
        </div>
        <div className="ruled-row cart-summary-total">
          <dt>Estimated total</dt>
          <dd>{subtotal}</dd>
        </div>
      </dl>
      <div className="actions">
        {lines === 0 ? null : <OrderMinimum reached={totals.orderMinimumReached} />}
        <button type="button" className="button button-primary button-large button-full" onClick={onRequest}>
          Request a quote
        </button>
        <small>No payment now. We confirm stock, price and ship date by email.</small>
      </div>
    </aside>
  );
}
