import type { RingDimensions } from '../../../domain/cart/cart.ts';
import type { PricingPart } from '../../../domain/pricing/pricing-part.ts';
import { QUOTE_PATH } from '../../../domain/site/store-links.ts';

/** What the ring is drawn from; null when it is not known. */
export const ringOf = ({ idMm, csMm }: PricingPart): RingDimensions | null =>
  idMm !== undefined && csMm !== undefined ? { idMm, csMm } : null;

/** Address of the quote request for one part. */
export const requestQuoteHref = (name: string, quantity: number | null): string => {
  const query = new URLSearchParams({ part: name });
  if (quantity !== null) query.set('quantity', String(quantity));
  return `${QUOTE_PATH}?${query}`;
};
