import type { ReactNode } from 'react';
import type { CartState } from '../../../domain/order/cart/cart.ts';
import { cartTotals } from '../../../domain/order/cart/cart-totals.ts';
import { dayText } from '../../../domain/order/plan/day.ts';
import { lineCounts, pricedText } from '../../../domain/order/quotes/line-counts.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import { Fact } from '../fact.tsx';
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
      <h2 className="heading-4" id="cart-summary" tabIndex={-1}>
        Summary
      </h2>
      {/* A cart with only text lines has no totals: an engineer reviews it first. */}
      <dl hidden={lines === 0}>
        {(plan === null ? [] : shipmentsOf(plan)).map(({ day, amountCents }, at) => (
          <Fact className="ruled-row" key={day} label={`Shipment ${at + 1}, ${dayText(day)}`}>
            {formatCents(amountCents)}
          </Fact>
        ))}
        {openCents === 0 ? null : (
          <Fact className="ruled-row" label="Ship time on request">
            {formatCents(openCents)}
          </Fact>
        )}
        <Fact className="ruled-row" label="Lines">
          {pricedText(lineCounts(totals, cart.texts))}
        </Fact>
        <Fact className="ruled-row" label="Subtotal, priced lines">
          {subtotal}
        </Fact>
        <Fact className="ruled-row" label="Longest ship time">
          {longestShipTime === null ? '–' : shipTimeValue(longestShipTime)}
        </Fact>
        <Fact className="ruled-row" label="Expedited lines">
          {expeditedLines === 0 ? 'None' : expeditedLines}
        </Fact>
        <Fact className="ruled-row cart-summary-total" label="Estimated total">
          {subtotal}
        </Fact>
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
