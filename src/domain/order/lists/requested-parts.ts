import { cutText } from '../../kit/text/bounded-text.ts';
import { parseQuantity } from '../../shop/pricing/quantity.ts';

/** Maximum entries of the URL parameter. */
const MAX_ASKED = 100;
const LONGEST_ADDRESS = 6000;

/** An entry of `/cart?add=…`: part number and quantity. */
export interface RequestedPart {
  readonly name: string;
  /** null: the text after the colon is not a quantity. */
  readonly quantity: number | null;
}

/**
 * Returns the parts that a URL requests to add to the cart. The quantity defaults to one piece.
 *
 * @example requestedParts('FK7502-214:100,NB7001-214') // [{ name: 'FK7502-214', quantity: 100 }, { name: 'NB7001-214', quantity: 1 }]
 */
export const requestedParts = (text: string): readonly RequestedPart[] =>
  cutText(text, LONGEST_ADDRESS)
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .slice(0, MAX_ASKED)
    .map((piece) => {
      const colon = piece.lastIndexOf(':');
      if (colon === -1) return { name: piece, quantity: 1 };
      return { name: piece.slice(0, colon).trim(), quantity: parseQuantity(piece.slice(colon + 1)) };
    });
