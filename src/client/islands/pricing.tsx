import type { ReactNode } from 'react';
import type { PricingData } from '../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../domain/shop/pricing/pricing-part.ts';
import { addToCart } from '../ui/pricing/add-to-cart.ts';
import { PricingWidget } from '../ui/pricing/pricing-widget.tsx';

/** The pricing widget, on a part's page or another. `pricing` is `null` if the prices could not be loaded. */
export default function Pricing(props: {
  part: PricingPart;
  pricing: PricingData | null;
  initialQuantity?: string;
  actions?: 'cart' | 'hidden';
}): ReactNode {
  const { part, pricing, initialQuantity, actions } = props;
  return (
    <PricingWidget
      part={part}
      pricing={pricing}
      initialQuantity={initialQuantity}
      actions={actions}
      onAdd={(option) => {
        if (pricing) addToCart(part, option, pricing);
      }}
    />
  );
}
