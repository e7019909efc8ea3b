import { type ReactNode, Suspense, use } from 'react';
import { Island } from '../../../client/island.tsx';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { LoadedProduct, Settled } from './product.load.ts';

const Loaded = (props: { product: LoadedProduct; data: PricingData | null; quantity: string }): ReactNode => (
  <Island
    name="pricing"
    on="touch"
    props={{ part: props.product.pricingPart, pricing: props.data, initialQuantity: props.quantity }}
  />
);

const Streamed = (props: {
  product: LoadedProduct;
  reading: Promise<PricingData | null>;
  quantity: string;
}): ReactNode => <Loaded product={props.product} data={use(props.reading)} quantity={props.quantity} />;

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
  readonly product: LoadedProduct;
  readonly settled: Settled | null;
  readonly reading: Promise<PricingData | null>;
  readonly quantity: string;
}): ReactNode {
  const { product, settled, reading, quantity } = props;
  if (settled) return <Loaded product={product} data={settled.data} quantity={quantity} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Streamed product={product} reading={reading} quantity={quantity} />
    </Suspense>
  );
}
