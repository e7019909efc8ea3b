import { cutText } from '../../kit/text/bounded-text.ts';
import { parseQuantity } from '../../shop/pricing/quantity.ts';

/** Pieces of an address that are read. */
const MOST_ASKED = 100;
const LONGEST_ADDRESS = 6000;

/** A piece of `/cart?add=…`: a part's number and how many. */
export interface AskedPart {
  readonly name: string;
  /** null: what stands behind the colon is no quantity. */
  readonly quantity: number | null;
}

/**
 * The parts that an address asks to add to the cart. Without a quantity one piece is meant.
 *
 * @example askedParts('FK7502-214:100,NB7001-214') // [{ name: 'FK7502-214', quantity: 100 }, { name: 'NB7001-214', quantity: 1 }]
 */
export const askedParts = (text: string): readonly AskedPart[] =>
  cutText(text, LONGEST_ADDRESS)
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .slice(0, MOST_ASKED)
    .map((piece) => {
      const colon = piece.lastIndexOf(':');
      if (colon === -1) return { name: piece, quantity: 1 };
      return { name: piece.slice(0, colon).trim(), quantity: parseQuantity(piece.slice(colon + 1)) };
    });
