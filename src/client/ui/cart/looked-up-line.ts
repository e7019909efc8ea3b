import type { PricingPart } from '../pricing/pricing-part.ts';

/** What the server makes of one line of a pasted list. */
export type LookedUpLine =
  | { readonly kind: 'part'; readonly part: PricingPart; readonly quantity: number }
  | { readonly kind: 'problem'; readonly problem: string }
  /** Empty, or names of columns. */
  | { readonly kind: 'nothing' };
