import type { RingDimensions } from '../../../domain/cart/cart.ts';
import type { QuotedPart } from '../../../domain/pricing/quote-options.ts';

/** The part a pricing widget stands for. */
export interface PricingPart {
  readonly id: number;
  readonly name: string;
  /** `FKM 75 Shore A`. */
  readonly description: string;
  /** `AS568-214 · 24.99 × 3.53 mm`. */
  readonly descriptionTwo: string;
  /** `#rrggbb`, the colour the ring is drawn in. */
  readonly color: string;
  /** Dimensions in mm, for the ring's glyph in the popup and the cart. */
  readonly idMm?: number;
  readonly csMm?: number;
}

export const quotedPart = (part: PricingPart): QuotedPart => ({
  productId: part.id,
  productName: part.name,
  description: part.description,
  descriptionTwo: part.descriptionTwo,
  color: part.color,
});

export const ringOf = ({ idMm, csMm }: PricingPart): RingDimensions | null =>
  idMm !== undefined && csMm !== undefined ? { idMm, csMm } : null;

/** Address of the part's page: `/product/{lowercased part name}`. */
export const partHref = (name: string): string => `/product/${encodeURIComponent(name.toLowerCase())}`;

/** Address of the quote request for one part. */
export const requestQuoteHref = (name: string, quantity: number | string | null): string => {
  const query = new URLSearchParams({ part: name });
  if (quantity !== null && quantity !== '') query.set('quantity', String(quantity));
  return `/request-a-quote?${query}`;
};
