import { withQuantities } from './readers/quantities.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The quantity in a text, and the text without it. */
export interface ExtractedQuantity {
  /** `null`: there is a quantity, but it is ambiguous. */
  readonly quantity: number | null;
  /** The words of the quantity, as typed. */
  readonly typed: string;
  readonly rest: string;
}

type QuantityToken = Token & { readonly quantity: number | null };
const isQuantityToken = (token: Token): token is QuantityToken => token.quantity !== undefined;

/** Merges equal quantities. A price per 100 pieces does not affect a stated quantity. */
const settled = (said: readonly QuantityToken[]): number | null => {
  const known = new Set(said.flatMap(({ quantity }) => quantity ?? []));
  const [only = null] = known;
  return known.size === 1 ? only : null;
};

const SEPARATORS = ' \t,;:|/\u2013\u2014-\u00d7*=@"';
const isX = (text: string, at: number, beside: number): boolean =>
  /[xX\u00d7]/.test(text[at] ?? '') && (text[beside] === ' ' || text[beside] === undefined);

/** Removes the characters that separated a text from a quantity. */
export const withoutSeparators = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && (SEPARATORS.replace('-', '').includes(text[from] as string) || isX(text, from, from + 1)))
    from += 1;
  if (text[from] === '-' && text[from + 1] === ' ') return withoutSeparators(text.slice(from + 1, to));
  while (to > from && (SEPARATORS.includes(text[to - 1] as string) || isX(text, to - 1, to - 2))) to -= 1;
  return text.slice(from, to);
};

/**
 * Returns the quantity that a text states with words or signs of a quantity, and the rest of the text, or `null`
 * without one. A number alone does not count, because its meaning depends on its position.
 *
 * @example takeQuantity('12 dozen NB7009-110') // { quantity: 144, typed: '12 dozen', rest: 'NB7009-110' }
 */
export const takeQuantity = (text: string): ExtractedQuantity | null => {
  const said = withQuantities(text, tokensOf(text)).filter(isQuantityToken);
  if (said.length === 0) return null;
  const pieces: string[] = [];
  let end = 0;
  for (const { from, to } of said) {
    pieces.push(text.slice(end, from));
    end = to;
  }
  const rest = [...pieces, text.slice(end)].map((piece) => piece.trim()).filter((piece) => piece !== '');
  return {
    quantity: settled(said),
    typed: said.map(({ from, to }) => text.slice(from, to)).join(', '),
    rest: withoutSeparators(rest.join(' ')).replace(/^of /i, ''),
  };
};
