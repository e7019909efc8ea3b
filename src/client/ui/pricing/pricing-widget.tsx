import type { ReactNode } from 'react';
import { partHref } from '../../../domain/reference/paths/store-links.ts';
import { lineMinimumText } from '../../../domain/shop/pricing/price-lines.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import type { QuoteOption } from '../../../domain/shop/pricing/quote-options.ts';
import type { Failure } from '../../failure.ts';
import { LoadedPricing } from './loaded-pricing.tsx';
import { PricingError, PricingLoading, PricingMissing } from './pricing-states.tsx';
import './pricing-widget.css';

export interface PricingWidgetProps {
  readonly part: PricingPart;
  /** `null` if the prices could not be loaded, or if no prices exist and nothing can be added. */
  readonly pricing: PricingData | null | 'loading';
  /** Why `pricing` is `null`, if the browser loaded it. */
  readonly failure?: Failure | null;
  /** Quantity in the URL, as typed; '' or absent without one. */
  readonly initialQuantity?: string;
  /** `hidden`: nothing can be added to the cart from here. */
  readonly actions?: 'cart' | 'hidden';
  readonly layout?: 'page' | 'popup';
  readonly onAdd: (option: QuoteOption) => void;
  readonly onRetry?: () => void;
}

const body = (props: PricingWidgetProps): ReactNode => {
  const { part, pricing, failure = null, actions = 'cart', onRetry, ...rest } = props;
  if (pricing === 'loading') return <PricingLoading />;
  if (actions === 'hidden' && !pricing?.priceList) return <PricingMissing />;
  if (pricing === null || pricing.isUnread) {
    const { productName } = part;
    const why = { failure, starting: pricing?.starting, isUnread: pricing?.isUnread === true };
    return <PricingError partName={productName} retryHref={partHref(productName)} onRetry={onRetry} {...why} />;
  }
  return <LoadedPricing key={part.productId} {...rest} part={part} data={pricing} actions={actions} />;
};

/** Price breaks, quantity and options: framed with a title on a part's page, without them in the popup. */
export function PricingWidget(props: PricingWidgetProps): ReactNode {
  const { pricing, layout = 'page' } = props;
  if (layout === 'popup') return body(props);
  return (
    <section className="pricing-widget" aria-label="Pricing">
      <div className="pricing-widget-top">
        <h2 className="heading-4">Pricing</h2>
        {pricing === null || pricing === 'loading' || pricing.isUnread ? null : (
          <span className="text-muted">{lineMinimumText(pricing.priceList)}</span>
        )}
      </div>
      {body(props)}
    </section>
  );
}
