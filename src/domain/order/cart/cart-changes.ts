import { cutText } from '../../kit/text/bounded-text.ts';
import { INVALID_QUANTITY, REQUEST_A_QUOTE, REQUEST_COST, REQUEST_FOR_ETA } from '../../shop/pricing/pricing-rules.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { quoteOptions } from '../../shop/pricing/quote-options.ts';
import { type CartItem, type CartState, LONGEST_TEXT, MAX_NOTE_LENGTH, MAX_TEXTS } from './cart.ts';

const withItem = (cart: CartState, uid: string, change: (item: CartItem) => CartItem): CartState =>
  cart.items.some((item) => item.uid === uid)
    ? { ...cart, items: cart.items.map((item) => (item.uid === uid ? change(item) : item)) }
    : cart;

/** Appends lines to the cart and removes existing lines of the same products. */
export const addLines = (cart: CartState, lines: readonly CartItem[]): CartState => {
  const products = new Set(lines.map((line) => line.id));
  return { ...cart, items: [...cart.items.filter((item) => !products.has(item.id)), ...lines] };
};

/**
 * Reprices a line for another quantity from its pricing snapshot. A partial shipment becomes the full shipment of the
 * new quantity. Without a snapshot (older store), price and ship time become unknown.
 */
export const repriced = (item: CartItem, quantity: number): CartItem => {
  const [option] = item.pricing
    ? quoteOptions({
        productId: item.id,
        productName: item.productName,
        description: item.description,
        descriptionTwo: item.descriptionTwo,
        color: item.color,
        priceList: item.pricing.priceList,
        supply: item.pricing.supply,
        quantity,
      })
    : [];
  return {
    ...item,
    quantity,
    price: option?.price ?? REQUEST_COST,
    fixedPriceDisplay: option?.fixedPriceDisplay ?? REQUEST_COST,
    is_line_min: option?.is_line_min ?? false,
    shipTime: option?.shipTime ?? REQUEST_FOR_ETA,
    helperText: option?.helperText ?? REQUEST_A_QUOTE,
  };
};

/** The changed cart, or the reason it did not change. */
export type CartChange =
  | { readonly ok: true; readonly cart: CartState }
  | { readonly ok: false; readonly cart: CartState; readonly message: typeof INVALID_QUANTITY };

/** Sets a line's quantity and reprices it. Anything other than a whole number ≥ 1 leaves the cart unchanged. */
export const setQuantity = (cart: CartState, uid: string, quantity: number): CartChange => {
  if (!isQuantity(quantity)) return { ok: false, cart, message: INVALID_QUANTITY };
  const changed = withItem(cart, uid, (item) => (item.quantity === quantity ? item : repriced(item, quantity)));
  return { ok: true, cart: changed };
};

/**
 * Replaces a line with another part, keeping the line's note and expedite flag. Removes other existing lines of that
 * part.
 */
export const replaceLine = (cart: CartState, uid: string, line: CartItem): CartState => {
  const replaced = withItem(cart, uid, ({ note, expedite }) => ({ ...line, uid, note, expedite }));
  if (replaced === cart) return cart;
  return { ...replaced, items: replaced.items.filter((item) => item.uid === uid || item.id !== line.id) };
};

/** Returns the line and the other lines of that part as they were before the replacement, for use by `putBack`. */
export const linesReplaced = ({ items }: CartState, uid: string, productId: number): readonly CartItem[] => [
  ...items.filter((item) => item.uid === uid),
  ...items.filter((item) => item.uid !== uid && item.id === productId),
];

/**
 * Undoes a replacement: restores the line, with its current note and expedite flag, and the lines that were removed
 * with it.
 */
export const putBack = (cart: CartState, [line, ...others]: readonly CartItem[]): CartState =>
  line === undefined ? cart : addLines(replaceLine(cart, line.uid, line), others);

/** Sets a line's note, trimmed and cut to `MAX_NOTE_LENGTH`. */
export const setNote = (cart: CartState, uid: string, note: string): CartState =>
  withItem(cart, uid, (item) => ({ ...item, note: cutText(note.trim(), MAX_NOTE_LENGTH) }));

/** Sets whether a line is to be expedited. */
export const setExpedite = (cart: CartState, uid: string, expedite: boolean): CartState =>
  withItem(cart, uid, (item) => ({ ...item, expedite }));

/** Adds texts to the request, skipping those that it already contains. */
export const addTexts = (cart: CartState, texts: readonly string[]): CartState => ({
  ...cart,
  texts: [...new Set([...cart.texts, ...texts.map((text) => cutText(text.trim(), LONGEST_TEXT))])]
    .filter((text) => text !== '')
    .slice(0, MAX_TEXTS),
});

export const removeTexts = (cart: CartState, texts: readonly string[]): CartState => ({
  ...cart,
  texts: cart.texts.filter((text) => !texts.includes(text)),
});
