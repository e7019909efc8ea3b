import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { NO_INFORMATION } from '../../../domain/shop/pricing/pricing-rules.ts';
import type { QuoteOption } from '../../../domain/shop/pricing/quote-options.ts';
import { shipTimeText, shipTimeValue } from '../../../domain/shop/pricing/ship-time.ts';
import { Fact } from '../fact.tsx';
import { requestQuoteHref } from './pricing-part.ts';
import { ShipmentTag } from './shipment-tag.tsx';
import './quote-option-line.css';

/** Neither price nor stock is known: a link to request them instead of an option to buy. */
const NoInformation = ({ option, actions }: { option: QuoteOption; actions: 'cart' | 'hidden' }): ReactNode => (
  <div className="quote-option-line">
    <h3>
      Option 1 <ShipmentTag helperText={option.helperText} />
    </h3>
    {actions === 'cart' ? (
      <a className="button button-primary" href={requestQuoteHref(option.productName, option.quantity)}>
        Request a quote
      </a>
    ) : null}
    <p>We will provide a quote ASAP for {counted(option.quantity, 'piece')}. Your quantity goes with the request.</p>
  </div>
);

/** One option to get the quantity, with its button. Only Option 1 is the primary action. */
export function QuoteOptionLine(props: {
  option: QuoteOption;
  /** 1 for the main option. */
  number: number;
  actions: 'cart' | 'hidden';
  onAdd: (option: QuoteOption) => void;
}): ReactNode {
  const { option, number, actions, onAdd } = props;
  if (option.helperText === NO_INFORMATION) return <NoInformation option={option} actions={actions} />;
  const what = `${counted(option.quantity, 'piece')}, ${shipTimeText(option.shipTime)}`;
  const kind = number === 1 ? 'button button-primary' : 'button';
  return (
    <div className="quote-option-line">
      <h3>
        Option {number} <ShipmentTag helperText={option.helperText} />
      </h3>
      {actions === 'cart' ? (
        <span>
          <button
            type="button"
            className={`${kind} only-script`}
            aria-label={`Add to quote cart: ${what}`}
            onClick={() => onAdd(option)}
          >
            Add to quote cart
          </button>
          <noscript>
            <a className={kind} href={requestQuoteHref(option.productName, option.quantity)}>
              Request a quote
            </a>
          </noscript>
        </span>
      ) : null}
      <dl>
        <Fact label="Quantity">{formatCount(option.quantity)}</Fact>
        <Fact label="Ship time">{shipTimeValue(option.shipTime)}</Fact>
        {typeof option.price === 'number' ? (
          <>
            <Fact label="Unit price">{option.fixedPriceDisplay}</Fact>
            <Fact label={option.is_line_min ? 'Total, line minimum' : 'Total'}>{formatCents(option.price)}</Fact>
          </>
        ) : (
          <Fact label="Price">{option.price}</Fact>
        )}
      </dl>
    </div>
  );
}
