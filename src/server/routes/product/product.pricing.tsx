import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { type Deferred, Late } from '../../../client/ui/late.tsx';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';

/**
 * Shown until the prices are streamed. Without JavaScript they cannot be moved into position, so base.css shows them
 * where they arrive.
 */
const Waiting = (): ReactNode => (
  <div className="pricing-widget" aria-busy="true">
    <div className="pricing-widget-top">
      <h2 className="heading-4">Pricing</h2>
    </div>
    <p className="pricing-widget-section text-muted">
      <span className="waiting-spinner" aria-hidden="true" /> Loading price breaks
    </p>
  </div>
);

/** The pricing widget: rendered in position if the prices are available, else streamed behind a loading state. */
export function PricingPanel(props: {
  readonly part: PricingPart;
  readonly pricing: Deferred<PricingData>;
  readonly quantity: string;
}): ReactNode {
  const { part, pricing, quantity } = props;
  return (
    <Late of={pricing} fallback={<Waiting />}>
      {(data) => <Island name="pricing" on="touch" props={{ part, pricing: data, initialQuantity: quantity }} />}
    </Late>
  );
}
