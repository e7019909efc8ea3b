import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../../domain/shop/pricing/money.ts';
import { isBelowBetterPrices, largerOffer } from '../../../domain/shop/pricing/price-hints.ts';
import { displayedPriceLines, lineMinimumText } from '../../../domain/shop/pricing/price-lines.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import { NO_INFORMATION } from '../../../domain/shop/pricing/pricing-rules.ts';
import { hasNoInformation, type QuoteOption } from '../../../domain/shop/pricing/quote-options.ts';
import { shipTimeText } from '../../../domain/shop/pricing/ship-time.ts';
import type { Supply } from '../../../domain/shop/pricing/supply.ts';
import { PriceBreakTable } from './breaks/price-breaks.tsx';
import { PriceDay } from './breaks/price-day.tsx';
import { OrderMinimum, PricingNotes } from './pricing-notes.tsx';
import { StaleNote } from './pricing-states.tsx';
import { QuantityForm } from './quantity-form.tsx';
import { QuoteOptionLine } from './quote-option-line.tsx';
import { useQuantityPricing } from './use-quantity-pricing.ts';
import './loaded-pricing.css';

/** Anchor of the options. Without JavaScript, the form leads to it too. */
const ANCHOR = 'cart';

const stockText = ({ onHand, offsite }: Supply): string => {
  const parts = [
    onHand > 0 ? `${formatCount(onHand)} In Stock` : '',
    offsite > 0 ? `${formatCount(offsite)} Offsite` : '',
  ].filter((text) => text !== '');
  return parts.length === 0 ? 'CHECK STOCK' : parts.join(', ');
};

/** Announced by screen readers when options appear. */
const announcementOf = (options: readonly QuoteOption[]): string =>
  options
    .map((option, index) => {
      if (option.helperText === NO_INFORMATION) return 'No price on file. Request a quote.';
      const price = typeof option.price === 'number' ? formatCents(option.price) : option.price;
      return `Option ${index + 1}: ${formatCount(option.quantity)}, ${shipTimeText(option.shipTime)}, ${price}.`;
    })
    .join(' ');

/** The widget's content once its prices are loaded. */
export function LoadedPricing(props: {
  part: PricingPart;
  data: PricingData;
  initialQuantity?: string;
  actions?: 'cart' | 'hidden';
  layout?: 'page' | 'popup';
  onAdd: (option: QuoteOption) => void;
}): ReactNode {
  const { part, data, initialQuantity = '', actions = 'cart', layout = 'page', onAdd } = props;
  const state = useQuantityPricing(part, data, initialQuantity);
  const { quantity, options } = state;
  const { priceList, supply } = data;
  const lines = priceList ? displayedPriceLines(priceList) : [];

  const breaks = (
    <>
      {data.asOf === null ? <PriceDay /> : <StaleNote asOf={data.asOf} />}
      <PriceBreakTable
        lines={lines}
        isKnown={!hasNoInformation(priceList, supply)}
        quantity={quantity}
        layout={layout}
      />
    </>
  );
  const offers = (
    <>
      <QuantityForm
        partName={part.productName}
        action={`${partHref(part.productName)}#${ANCHOR}`}
        text={state.text}
        isWrong={state.isWrong}
        isBelowBetterPrices={priceList !== null && quantity !== null && isBelowBetterPrices(priceList, quantity)}
        offer={priceList && quantity !== null ? largerOffer(priceList, quantity) : null}
        note={layout === 'popup' ? `${stockText(supply)}. ${lineMinimumText(priceList)}.` : undefined}
        fieldRef={state.fieldRef}
        onText={state.setText}
        onCheck={() => state.check(state.text)}
        onOffer={(more) => state.check(String(more))}
      />
      <div id={ANCHOR} ref={state.optionsRef}>
        {options.map((option, index) => (
          <QuoteOptionLine key={option.quantity} option={option} number={index + 1} actions={actions} onAdd={onAdd} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {state.hasAsked ? announcementOf(options) : ''}
      </p>
    </>
  );
  return (
    <div className={layout === 'page' ? 'loaded-pricing' : 'loaded-pricing is-popup'}>
      <div className="loaded-pricing-breaks">{breaks}</div>
      <div className="loaded-pricing-offers">{offers}</div>
      <div className="pricing-widget-section loaded-pricing-notes">
        <PricingNotes />
        <OrderMinimum />
      </div>
    </div>
  );
}
