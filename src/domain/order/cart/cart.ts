import { cutText } from '../../kit/text/bounded-text.ts';
import type { PriceList } from '../../shop/pricing/price-list.ts';
import type { QuoteOption } from '../../shop/pricing/quote-options.ts';
import type { Supply } from '../../shop/pricing/supply.ts';

/** Name and version of the local storage entry. */
export const CART_KEY = 'canyon-cart';
export const CART_VERSION = 2;

/** Lines of a cart: as many as one quote takes. */
export const MOST_ITEMS = 1000;

/** Texts that go along with a quote request, and characters of each. */
export const MOST_TEXTS = 500;
/** A line of a list with its quantity, number and note. */
export const LONGEST_TEXT = 640;

/** A note is a line or two for the person who quotes. */
export const MAX_NOTE_LENGTH = 500;

/** What a line was priced with: enough to price another quantity without asking again. */
export interface PricingSnapshot {
  readonly priceList: PriceList | null;
  readonly supply: Supply;
  /** ISO time the prices were read. */
  readonly pricedAt: string;
}

/** Dimensions the ring is drawn from, mm. */
export interface RingDimensions {
  readonly idMm: number;
  readonly csMm: number;
}

/**
 * One line of the cart: the option that was chosen, the other fields of cart version 2, and two of our own: `pricing`,
 * so that an edited quantity is priced again, and `ring`, so that the line shows its part to scale. Both are null in lines
 * of older stores.
 */
export interface CartItem extends QuoteOption {
  readonly uid: string;
  readonly note: string;
  readonly expedite: boolean;
  readonly pricing: PricingSnapshot | null;
  readonly ring: RingDimensions | null;
}

/** The cart as it is stored. The badge counts `items`. */
export interface CartState {
  readonly anonymous_id: string;
  readonly items: readonly CartItem[];
  /** Lines of a list that name no part: they go along with the quote request as they are. */
  readonly texts: readonly string[];
}

/** A cart without lines. `anonymousId` is made by the caller: this layer has no randomness. */
export const emptyCart = (anonymousId: string): CartState => ({
  anonymous_id: anonymousId,
  items: [],
  texts: [],
});

/** A new line from the option a visitor chose. */
export const cartItem = (
  option: QuoteOption,
  made: {
    readonly uid: string;
    readonly pricing: PricingSnapshot | null;
    readonly ring: RingDimensions | null;
    readonly note?: string;
  },
): CartItem => ({
  uid: made.uid,
  ...option,
  note: cutText(made.note ?? '', MAX_NOTE_LENGTH),
  expedite: false,
  pricing: made.pricing,
  ring: made.ring,
});
