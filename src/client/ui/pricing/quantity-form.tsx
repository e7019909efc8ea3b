import { type ReactNode, type RefObject, useId } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import type { LargerOffer } from '../../../domain/shop/pricing/price-hints.ts';
import { HIGHER_QUANTITY_HINT } from '../../../domain/shop/pricing/pricing-rules.ts';
import { quantityProblem } from '../../../domain/shop/pricing/quantity.ts';
import { QuantityProblem } from './quantity-problem.tsx';
import './quantity-form.css';

/** The quantity strip. Without JavaScript it is a GET form, and the server renders the options. */
export function QuantityForm(props: {
  partName: string;
  /** URL that the form submits to without JavaScript. */
  action: string;
  text: string;
  isWrong: boolean;
  isBelowBetterPrices: boolean;
  offer: LargerOffer | null;
  /** Stock and minimum, shown under the field. */
  note?: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onCheck: () => void;
  onOffer: (quantity: number) => void;
}): ReactNode {
  const { partName, action, text, isWrong, isBelowBetterPrices, offer, note, fieldRef, onText, onCheck, onOffer } =
    props;
  const id = useId();
  const problem = isWrong ? quantityProblem(text) : null;
  return (
    <div className="pricing-widget-section quantity-form">
      <form
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onCheck();
        }}
      >
        <label className="field">
          <span>Quantity</span>
          <input
            ref={fieldRef}
            className="field-input text-mono"
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            value={text}
            aria-invalid={isWrong}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => onText(target.value)}
          />
        </label>
        <button className="button button-strong" type="submit">
          Check Pricing
        </button>
      </form>
      <div id={`${id}-said`}>
        {problem === null ? null : <QuantityProblem problem={problem} typed={text} partName={partName} />}
        {isBelowBetterPrices ? <p className="field-hint">{HIGHER_QUANTITY_HINT}</p> : null}
        {note === undefined ? null : <p className="field-hint">{note}</p>}
      </div>
      {offer ? (
        <p className="field-hint">
          <button type="button" className="link" onClick={() => onOffer(offer.quantity)}>
            {offer.savesCents === 0
              ? `${formatCount(offer.quantity)} cost the same ${formatCents(offer.totalCents)}`
              : `${formatCount(offer.more)} more saves ${formatCents(offer.savesCents)}`}
          </button>
        </p>
      ) : null}
    </div>
  );
}
