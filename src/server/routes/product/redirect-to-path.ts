import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { redirectTo, sitePath } from '../../http/redirect.ts';

/** Redirects other spellings of a part's name to its canonical URL and keeps the query. */
export const redirectToPath = (c: Context<AppBindings>, href: string): Response =>
  redirectTo(c, sitePath(href, new URL(c.req.url).search), 301);
