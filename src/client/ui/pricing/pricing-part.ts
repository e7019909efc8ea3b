import type { RingDimensions } from '../../../domain/cart/cart.ts';
import type { QuotedPart } from '../../../domain/pricing/quote-options.ts';
import { QUOTE_PATH } from '../../../domain/site/store-links.ts';

/** The part a pricing widget stands for. */
export interface PricingPart extends QuotedPart {
  /** Dimensions in mm, for the ring's glyph in the popup and the cart. */
  readonly idMm?: number;
  readonly csMm?: number;
}

/** What the ring is drawn from; null when it is not known. */
export const ringOf = ({ idMm, csMm }: PricingPart): RingDimensions | null =>
  idMm !== undefined && csMm !== undefined ? { idMm, csMm } : null;

/** Address of the quote request for one part. */
export const requestQuoteHref = (name: string, quantity: number | null): string => {
  const query = new URLSearchParams({ part: name });
  if (quantity !== null) query.set('quantity', String(quantity));
  return `${QUOTE_PATH}?${query}`;
};
