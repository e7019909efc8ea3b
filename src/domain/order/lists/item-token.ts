const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Decodes canonical base64url without padding to UTF-8 text. Returns `null` for other text. */
const decoded = (text: string): string | null => {
  let bits = 0;
  let held = 0;
  let escaped = '';
  for (const symbol of text) {
    const value = SYMBOLS.indexOf(symbol);
    if (value < 0) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    escaped += `%${(held >> bits).toString(16).padStart(2, '0')}`;
    held &= (1 << bits) - 1;
  }
  // A left-over bit, or a whole left-over symbol, has a second spelling.
  if (held !== 0 || bits >= 6) return null;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
};

/** Encodes text as UTF-8 in base64url without padding. */
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

/** Matches an item ID that is its own token. */
const PLAIN = /^[\w.-]+$/;

/**
 * Returns the token of an item ID in a permalink, which `itemIdIn` reads.
 *
 * @example itemToken('FK_/7') // '~RktfLzc'
 */
export const itemToken = (id: string): string => (PLAIN.test(id) ? id : `~${encoded(id)}`);

const CONTROL = /\p{Cc}/u;

/**
 * Returns the item ID of a token in a permalink: the token itself, or the text that follows `~` in base64url (UCP
 * 2026-08-25, permalink, "Item ID Token"). Returns `null` for a token that is not canonical, not UTF-8, empty, or
 * contains control characters.
 *
 * @example itemIdIn('~RktfLzc')   // 'FK_/7'
 * @example itemIdIn('FK7502-214') // 'FK7502-214'
 */
export const itemIdIn = (token: string): string | null => {
  const id = token.startsWith('~') ? decoded(token.slice(1)) : token;
  return id === null || id === '' || CONTROL.test(id) ? null : id;
};
