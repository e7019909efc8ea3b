import type { Context } from 'hono';
import { AppError } from '../http/app-error.ts';

/**
 * Allows requests from pages of this site only. The origin is compared with the request's URL instead of the configured
 * site URL: another site cannot choose the host of a visitor's request, and the site is served under several hosts,
 * such as previews and localhost. Browsers send `Origin` with every POST. If it is missing, `Sec-Fetch-Site` must say
 * that the request comes from this site or from the user. Throws `AppError('forbidden')`.
 */
export const requireSameOrigin = (c: Context): void => {
  const origin = c.req.header('Origin');
  // Browsers send `null` for a form on a page with the `no-referrer` policy.
  if (origin !== undefined && origin !== 'null') {
    if (origin === new URL(c.req.url).origin) return;
    throw new AppError('forbidden');
  }
  const site = c.req.header('Sec-Fetch-Site');
  const isOwn = site === 'same-origin' || (site === 'none' && origin === undefined);
  if (!isOwn) throw new AppError('forbidden');
};

/**
 * Rejects requests of browsers on other sites, as MCP demands against DNS rebinding. Programs send no `Origin`. Throws
 * `AppError('forbidden')`.
 */
export const refuseOtherOrigins = (c: Context): void => {
  const origin = c.req.header('Origin');
  const isOther = origin === undefined ? isFromOtherSite(c) : origin !== new URL(c.req.url).origin;
  if (isOther) throw new AppError('forbidden');
};

/**
 * Returns whether another site, or another host of this one, led the browser here. For GET routes that store a
 * visitor's choice. Reads `Sec-Fetch-Site`, or `Referer` if the browser does not send it. Typed URLs and bookmarks do
 * not come from another site.
 */
export const isFromOtherSite = (c: Context): boolean => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const referrer = c.req.header('Referer');
  return referrer !== undefined && !(URL.canParse(referrer) && new URL(referrer).origin === new URL(c.req.url).origin);
};
