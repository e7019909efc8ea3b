import type { CartItem } from '../cart/cart.ts';

/**
 * How the price was determined at the time of the request: `priced` by the server, `unread` if pricing was unavailable
 * (the cart's price is used), `unknown` if the part is no longer in the catalog.
 */
export type LineCheck = 'priced' | 'unread' | 'unknown';

/** One line of a quote request: as in the cart and as priced by the server. */
export interface QuoteLine {
  readonly sent: CartItem;
  readonly offered: CartItem;
  readonly check: LineCheck;
  /**
   * ISO time of the cached response that priced it while the backend was unavailable. null = freshly priced, or not
   * priced.
   */
  readonly asOf: string | null;
}
