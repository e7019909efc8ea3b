import { type CartState, MAX_NOTE_LENGTH, MOST_ITEMS, MOST_TEXTS } from '../cart/cart.ts';
import type { PricingPart } from '../pricing/pricing-part.ts';
import { cutText } from '../text/bounded-text.ts';
import { isReady, lineNote, lineOwn, linePart, type ReviewLine } from './review-line.ts';
import { goesAsText, textOfLine } from './review-sums.ts';

/** What a list gives to the cart, and the lines that find no room there: together with those removed they are all. */
export interface ForCart {
  readonly parts: readonly { readonly part: PricingPart; readonly quantity: number; readonly note: string }[];
  readonly texts: readonly string[];
  readonly left: readonly ReviewLine[];
}

const noteOf = (line: ReviewLine): string => {
  const own = lineOwn(line);
  const notes = [own === '' ? '' : `Your no. ${own}`, lineNote(line)].filter((text) => text !== '');
  return cutText(notes.join('; '), MAX_NOTE_LENGTH);
};

/** Shares the lines out: parts to the cart's lines, what is open to its texts, as far as there is room. */
export const forCart = (lines: readonly ReviewLine[], cart: Pick<CartState, 'items' | 'texts'>): ForCart => {
  const products = new Set(cart.items.map(({ id }) => id));
  const texts = new Set<string>();
  const parts: ForCart['parts'][number][] = [];
  const left: ReviewLine[] = [];
  for (const line of lines) {
    const part = linePart(line)?.listed.part;
    if (isReady(line) && part !== undefined && line.quantity !== null) {
      if (products.size >= MOST_ITEMS && !products.has(part.productId)) left.push(line);
      else {
        products.add(part.productId);
        parts.push({ part, quantity: line.quantity, note: noteOf(line) });
      }
    } else if (goesAsText(line)) {
      if (cart.texts.length + texts.size >= MOST_TEXTS) left.push(line);
      else texts.add(textOfLine(line));
    } else if (line.fate !== 'removed') left.push(line);
  }
  return { parts, texts: [...texts], left };
};
