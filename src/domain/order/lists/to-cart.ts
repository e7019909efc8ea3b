import type { PricingPart } from '../../shop/pricing/pricing-part.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { type CartState, MAX_ITEMS, MAX_TEXTS } from '../cart/cart.ts';
import { rowNotes } from './reading/row-notes.ts';
import { isReady, linePart, type ReviewLine } from './review-line.ts';
import { goesAsText, isNote, textOfLine } from './review-sums.ts';

/**
 * What a list adds to the cart, and the lines that do not fit. Together with the removed lines they are all lines of
 * the list.
 */
export interface ForCart {
  /** One entry per part: the sum of its lines, with a note about what each row requested. */
  readonly parts: readonly { readonly part: PricingPart; readonly quantity: number; readonly note: string }[];
  readonly texts: readonly string[];
  readonly left: readonly ReviewLine[];
}

interface OfPart {
  readonly part: PricingPart;
  readonly quantity: number;
  readonly lines: readonly ReviewLine[];
}

/** Distributes the lines: parts become cart lines, unresolved lines become texts, up to the limits of the cart. */
export const forCart = (lines: readonly ReviewLine[], cart: Pick<CartState, 'items' | 'texts'>): ForCart => {
  const products = new Set(cart.items.map(({ id }) => id));
  const byPart = new Map<number, OfPart>();
  const texts = new Set<string>();
  const left: ReviewLine[] = [];
  const hasRoom = (): boolean => cart.texts.length + texts.size < MAX_TEXTS;
  for (const line of lines) {
    const part = linePart(line)?.listed.part;
    if (isReady(line) && part !== undefined && line.quantity !== null) {
      const earlier = byPart.get(part.productId);
      const sum = (earlier?.quantity ?? 0) + line.quantity;
      const isFull = products.size >= MAX_ITEMS && !products.has(part.productId);
      if (isFull || !isQuantity(sum)) {
        left.push(line);
        continue;
      }
      products.add(part.productId);
      byPart.set(part.productId, { part, quantity: sum, lines: [...(earlier?.lines ?? []), line] });
    } else if (goesAsText(line) || isNote(line)) {
      if (hasRoom()) texts.add(textOfLine(line));
      else left.push(line);
    }
  }
  const parts = [...byPart.values()].map(({ part, quantity, lines: own }) => {
    const { note, texts: rest } = rowNotes(part.productName, own);
    for (const text of rest) if (hasRoom()) texts.add(text);
    return { part, quantity, note };
  });
  return { parts, texts: [...texts], left };
};
