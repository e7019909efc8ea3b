import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { formatCents, formatCount } from '../../../domain/pricing/money.ts';
import type { CheaperOffer } from '../../../domain/pricing/price-hints.ts';
import { HIGHER_QUANTITY_HINT, INVALID_QUANTITY } from '../../../domain/pricing/pricing-rules.ts';
import { isQuantityText } from '../../../domain/pricing/quantity.ts';

/** The quantity strip. Without script it is a GET form that the server answers with the options. */
export function QuantityForm(props: {
  /** Address the form goes to without script. */
  action: string;
  text: string;
  isWrong: boolean;
  isBelowBetterPrices: boolean;
  offer: CheaperOffer | null;
  /** Stock and minimum, said under the field. */
  note?: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onCheck: () => void;
  onOffer: (quantity: number) => void;
}): ReactNode {
  const { action, text, isWrong, isBelowBetterPrices, offer, note, fieldRef, onText, onCheck, onOffer } = props;
  const id = useId();
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
            maxLength={12}
            value={text}
            aria-invalid={isWrong}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => {
              if (isQuantityText(target.value)) onText(target.value);
            }}
          />
        </label>
        <button className="button button-strong" type="submit">
          Check Pricing
        </button>
      </form>
      <div id={`${id}-said`}>
        {isWrong ? (
          <p className="field-error" role="alert">
            <CircleAlert className="icon icon-small" aria-hidden="true" />
            {INVALID_QUANTITY}
          </p>
        ) : null}
        {isBelowBetterPrices ? <p className="field-hint">{HIGHER_QUANTITY_HINT}</p> : null}
        {note === undefined ? null : <p className="field-hint">{note}</p>}
      </div>
      {offer ? (
        <p className="field-hint">
          <button type="button" className="link" onClick={() => onOffer(offer.quantity)}>
            {formatCount(offer.more)} more saves {formatCents(offer.savesCents)}
          </button>
        </p>
      ) : null}
    </div>
  );
}
