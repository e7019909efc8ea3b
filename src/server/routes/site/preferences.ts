import type { Preferences } from '../../../domain/kit/preferences.ts';
import { preferencesToCookie } from '../../../domain/kit/preferences-cookie.ts';
import { PREFERENCES_COOKIE } from '../../../domain/site/cookies.ts';
import { safeReturnPath } from '../../../domain/site/return-path.ts';
import { writeCookie } from '../../http/cookies.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';
import { renderPage } from '../../render/page.tsx';
import { perRequest, REVALIDATE } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { isFromOtherSite } from '../../security/same-origin.ts';

const RULES = {
  policy: perRequest(REVALIDATE),
  parameters: ['temperature', 'measurement', 'return', 'form', 'in_stock', 'slash'],
};

/** Reads the switches of the page's form: a checkbox that is not sent is off. */
const switches = ({ form, in_stock, slash }: Record<string, string>): Partial<Preferences> =>
  form === undefined ? {} : { only_show_in_stock: in_stock === 'on', slash_search: slash === 'on' };

/**
 * `/preferences`: the page of choices. With choices in the URL, stores them in the cookie and redirects to `return`. A
 * link on another site stores nothing and shows the page instead.
 */
export const preferences = defineRoutes('/preferences').get('/', RULES, async (c) => {
  const query = c.req.query();
  const { temperature, measurement, return: back } = query;
  if (new URL(c.req.url).search === '' || isFromOtherSite(c)) {
    return renderPage(c, () => import('./preferences.page.tsx'), { preferences: c.var.preferences });
  }
  const chosen: Preferences = {
    ...c.var.preferences,
    ...switches(query),
    ...(temperature === 'C' || temperature === 'F' ? { temperature } : {}),
    ...(measurement === 'mm' || measurement === 'in' ? { measurement } : {}),
  };
  writeCookie(c, PREFERENCES_COOKIE, preferencesToCookie(chosen));
  return redirectTo(c, sitePath(safeReturnPath(back)), 303);
});
