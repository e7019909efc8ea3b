import { cutText } from '../../kit/text/bounded-text.ts';
import { formatCount } from '../../kit/text/counted.ts';
import { parseQuantity } from '../../shop/pricing/quantity.ts';
import { itemIdIn } from './item-token.ts';

/** Maximum lines of a link. */
const MAX_REQUESTED = 100;
/** Maximum characters of the lines in a link. */
export const LONGEST_REQUEST = 6000;

/** A line of `/cart?add=…` or `/buy/…`: part number and quantity. */
export interface RequestedPart {
  /** null: the item token cannot be decoded. */
  readonly name: string | null;
  /** null: the text after the colon is not a quantity. */
  readonly quantity: number | null;
  /** The line as a list would contain it: `FK7502-214, 200`. */
  readonly text: string;
}

/** The lines of a link, and why further lines were not read. */
export interface RequestedParts {
  readonly parts: readonly RequestedPart[];
  readonly problems: readonly string[];
}

/** Returns the line of a piece such as `FK7502-214:100`. */
const requestedPart = (piece: string): RequestedPart => {
  const colon = piece.lastIndexOf(':');
  const token = (colon === -1 ? piece : piece.slice(0, colon)).trim();
  const quantity = colon === -1 ? '1' : piece.slice(colon + 1).trim();
  const name = itemIdIn(token);
  return { name, quantity: parseQuantity(quantity), text: `${name ?? token}, ${quantity}` };
};

/**
 * Returns the parts that a URL requests to add to the cart. The quantity defaults to one piece.
 *
 * @example requestedParts('FK7502-214:100,NB7001-214').parts.map(({ name, quantity }) => [name, quantity]) // [['FK7502-214', 100], ['NB7001-214', 1]]
 */
export const requestedParts = (text: string): RequestedParts => {
  const pieces = cutText(text, LONGEST_REQUEST).split(',');
  const isCut = text.length > LONGEST_REQUEST;
  // The cut may be inside a quantity.
  if (isCut) pieces.pop();
  const filled = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  const problems: string[] = [];
  if (filled.length > MAX_REQUESTED || isCut)
    problems.push(
      `A link can have ${MAX_REQUESTED} lines and ${formatCount(LONGEST_REQUEST)} characters. ` +
        `This one is longer: only its first ${Math.min(filled.length, MAX_REQUESTED)} lines were read.`,
    );
  return { parts: filled.slice(0, MAX_REQUESTED).map(requestedPart), problems };
};
