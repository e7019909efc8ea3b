import { fromBase64url, toBase64url } from '../../kit/text/base64url.ts';

/** Decodes base64url to UTF-8 text. Returns `null` for other text. */
const decoded = (text: string): string | null => {
  const bytes = fromBase64url(text);
  if (bytes === null) return null;
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
};

/** Returns text as UTF-8. */
const utf8Of = (text: string): number[] =>
  Array.from(encodeURIComponent(text.toWellFormed()).matchAll(/%..|./g), ([unit]) =>
    unit.length > 1 ? Number.parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  );

/** Matches an item ID that is its own token. */
const PLAIN = /^[\w.-]+$/;

/**
 * Returns the token of an item ID in a permalink, which `itemIdIn` reads.
 *
 * @example itemToken('FK_/7') // '~RktfLzc'
 */
export const itemToken = (id: string): string => (PLAIN.test(id) ? id : `~${toBase64url(utf8Of(id))}`);

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
