import type { Context } from 'hono';
import { AppError } from '../http/app-error.ts';

/**
 * Lets only pages of this site send. A page's origin is compared with that of the address it sent to, not with the site's
 * setting: no other site can choose the host of a visitor's request, and the site answers under more than one address, as
 * previews and an engineer's machine do. Browsers name the origin with every POST; where one does not, it says by
 * `Sec-Fetch-Site` that the request comes from this site or from the person. Throws `AppError('forbidden')`.
 */
export const requireSameOrigin = (c: Context): void => {
  const origin = c.req.header('Origin');
  // `null` is what browsers say for a form of a page that tells no referrer.
  if (origin !== undefined && origin !== 'null') {
    if (origin === new URL(c.req.url).origin) return;
    throw new AppError('forbidden');
  }
  const site = c.req.header('Sec-Fetch-Site');
  const isOwn = site === 'same-origin' || (site === 'none' && origin === undefined);
  if (!isOwn) throw new AppError('forbidden');
};

/**
 * Whether another site, or another host of this one, led the browser here. For GET routes that store a visitor's choice. Browsers
 * say it by `Sec-Fetch-Site`; of one that does not, the referrer tells, if it sends any. A typed URL and a bookmark are not from
 * another site.
 */
export const isFromOtherSite = (c: Context): boolean => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const referrer = c.req.header('Referer');
  return referrer !== undefined && !(URL.canParse(referrer) && new URL(referrer).origin === new URL(c.req.url).origin);
};
