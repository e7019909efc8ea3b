import type { Context } from 'hono';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { LONGEST_REQUEST } from '../../../domain/order/lists/requested-parts.ts';
import { CART_PATH } from '../../../domain/reference/paths/store-links.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { continuePath } from '../../http/continue-path.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** Returns the validated `continue_to` of a link, or `null` without one. Two of them are ambiguous, so neither counts. */
const continueTo = (c: Context<AppBindings>): string | null => {
  const [value, ...others] = c.req.queries('continue_to') ?? [];
  return value === undefined || others.length > 0 ? null : continuePath(value);
};

/**
 * Leads to the cart, which shows the lines of the link and adds them when the visitor presses a button: browsers,
 * previews and scanners open links without anybody's intent.
 */
const openCart = (c: Context<AppBindings>, items: string): Response => {
  const next = continueTo(c);
  // One character more than the limit, so that the cart reports the cut.
  const lines = encodeURIComponent(cutText(items, LONGEST_REQUEST + 1))
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
  const query = [
    ...(lines === '' ? [] : [`add=${lines}`]),
    ...(next === null ? [] : [`continue_to=${encodeURIComponent(next)}`]),
  ];
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  if (lines === '' && next !== null) return redirectTo(c, sitePath(next), 303);
  return redirectTo(c, sitePath(CART_PATH, query.length === 0 ? '' : `?${query.join('&')}`), 303);
};

const RULES = { parameters: ['continue_to'] } as const;

/**
 * `/buy/{part}:{quantity},…`: links of other sites and programs to parts in the cart (UCP 2026-08-25, permalink). All
 * other parameters are dropped.
 */
export const permalink = defineRoutes()
  .get('/buy', RULES, (c) => openCart(c, ''))
  .get('/buy/', RULES, (c) => openCart(c, ''))
  .get('/buy/:items{.+}', RULES, (c) => openCart(c, c.req.param('items')));
