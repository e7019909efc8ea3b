import { cutText } from '../../kit/text/bounded-text.ts';
import type { PriceList } from '../../shop/pricing/price-list.ts';
import type { QuoteOption } from '../../shop/pricing/quote-options.ts';
import type { Supply } from '../../shop/pricing/supply.ts';

/** Maximum lines of a cart, equal to the limit of one quote. */
export const MAX_ITEMS = 1000;

/** Maximum number of texts in a quote request, and maximum characters of each. */
export const MAX_TEXTS = 500;
/** Fits a line of a list with its quantity, number and note. */
export const LONGEST_TEXT = 640;

/** A note is a line or two for the person who prepares the quote. */
export const MAX_NOTE_LENGTH = 500;

/** The data that a line was priced with, sufficient to price another quantity without a request. */
export interface PricingSnapshot {
  readonly priceList: PriceList | null;
  readonly supply: Supply;
  /** ISO time at which the prices were read. */
  readonly pricedAt: string;
}

/** Ring dimensions for the drawing, mm. */
export interface RingDimensions {
  readonly idMm: number;
  readonly csMm: number;
}

/**
 * A cart line: the chosen option, the other fields of cart version 2, and two additional fields. `pricing` allows
 * repricing an edited quantity, and `ring` allows drawing the part to scale. Both are null in lines of older stores.
 */
export interface CartItem extends QuoteOption {
  readonly uid: string;
  readonly note: string;
  readonly expedite: boolean;
  readonly pricing: PricingSnapshot | null;
  readonly ring: RingDimensions | null;
}

/** The cart as stored. The badge counts `items`. */
export interface CartState {
  readonly anonymous_id: string;
  readonly items: readonly CartItem[];
  /** Lines of a list for which no part was found, as they go into the quote request. */
  readonly texts: readonly string[];
}

/** Returns an empty cart. The caller generates `anonymousId`, because this layer has no randomness. */
export const emptyCart = (anonymousId: string): CartState => ({
  anonymous_id: anonymousId,
  items: [],
  texts: [],
});

/** Returns a new line for the option that a visitor chose. */
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
