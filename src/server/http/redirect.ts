import type { Context } from 'hono';

declare const own: unique symbol;

/** An address of this site, in the characters a header may hold. Only `ownAddress` makes one. */
export type OwnAddress = string & { readonly [own]: true };

/** Everything but printable ASCII, and the backslash, which browsers take for a slash. */
const TO_ENCODE = /[^\x21-\x5b\x5d-\x7e]/gu;

const encoded = (text: string): string => text.toWellFormed().replace(TO_ENCODE, encodeURIComponent);

/**
 * A path, decoded or not, and a query as an address of this site: what a header must not hold is percent-encoded, and two
 * slashes at the start, which name another host, become one.
 *
 * @example ownAddress('/product/a\r\nX:1', '?q=1') // '/product/a%0D%0AX:1?q=1'
 */
export const ownAddress = (path: string, query = ''): OwnAddress =>
  encoded(path.replace(/^[/\\]*/, '/') + query) as OwnAddress;

/** The one way an answer leads elsewhere: to an address of this site. */
export const redirectTo = (c: Context, address: OwnAddress, status: 301 | 302 | 303): Response =>
  c.redirect(address, status);
