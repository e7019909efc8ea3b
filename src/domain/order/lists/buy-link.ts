/** A part number that a link can contain as it is. */
const PLAIN = /^[\w.-]+$/;

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns UTF-8 text in base64url without padding. */
const encoded = (text: string): string => {
  let bits = 0;
  let held = 0;
  let symbols = '';
  for (const [unit = ''] of encodeURIComponent(text.toWellFormed()).matchAll(/%..|./g)) {
    held = (held << 8) | (unit.length > 1 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0));
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      symbols += SYMBOLS.charAt(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return bits === 0 ? symbols : symbols + SYMBOLS.charAt(held << (6 - bits));
};

/**
 * Returns the link that opens parts with quantities in the cart (UCP 2026-08-25, permalink). Other characters than
 * letters, digits, `.`, `_` and `-` are in base64url after `~`.
 *
 * @example buyHref([{ part_number: 'FK7502-214', quantity: 200 }]) // '/buy/FK7502-214:200'
 */
export const buyHref = (lines: readonly { readonly part_number: string; readonly quantity: number }[]): string =>
  `/buy/${lines
    .map(({ part_number: name, quantity }) => `${PLAIN.test(name) ? name : `~${encoded(name)}`}:${quantity}`)
    .join(',')}`;
