import type { Context } from 'hono';

declare const own: unique symbol;

/** A path of this site in the characters that a header may contain. Only `sitePath` creates one. */
export type SitePath = string & { readonly [own]: true };

/** Everything but printable ASCII, and the backslash, which browsers treat as a slash. */
const TO_ENCODE = /[^\x21-\x5b\x5d-\x7e]/gu;

const encoded = (text: string): string => text.toWellFormed().replace(TO_ENCODE, encodeURIComponent);

/**
 * Returns a path, decoded or not, and a query as a URL of this site. Characters that a header must not contain are
 * percent-encoded. Two leading slashes, which would name another host, become one.
 *
 * @example sitePath('/product/a\r\nX:1', '?q=1') // '/product/a%0D%0AX:1?q=1'
 */
export const sitePath = (path: string, query = ''): SitePath =>
  encoded(path.replace(/^[/\\]*/, '/') + query) as SitePath;

/** Returns a redirect to a URL of this site. All redirects use it. */
export const redirectTo = (c: Context, address: SitePath, status: 301 | 302 | 303): Response =>
  c.redirect(address, status);

/** Names the URL of what a request stored, in the response that says so. */
export const storedAt = (c: Context, address: SitePath): void => c.header('Location', address);
/** Changes the path of a redirect within the site; `null` leaves it. */
export const changeTarget = ({ headers }: Response, change: (path: string) => string | null): void => {
  const [path = '', ...query] = (headers.get('Location') ?? '').split('?');
  const changed = change(path);
  if (changed !== null) headers.set('Location', sitePath(changed, query.length === 0 ? '' : `?${query.join('?')}`));
};
