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
