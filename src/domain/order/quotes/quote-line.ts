import type { CartItem } from '../cart/cart.ts';

/**
 * What is known of a line's price at the moment it was asked for: `priced` by the server, `unread` when prices did not
 * answer (the cart's own stand), `unknown` when the catalog has no such part any more.
 */
export type LineCheck = 'priced' | 'unread' | 'unknown';

/** One line of a quote request, as the cart held it and as the server prices it. */
export interface QuoteLine {
  readonly sent: CartItem;
  readonly offered: CartItem;
  readonly check: LineCheck;
  /** ISO time of the earlier answer that priced it while the backend was away; null = priced anew, or not at all. */
  readonly asOf: string | null;
}
