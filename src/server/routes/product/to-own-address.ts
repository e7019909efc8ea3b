import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';

/** Redirects other spellings of a part's name to its canonical URL and keeps the query. */
export const toOwnAddress = (c: Context<AppBindings>, href: string): Response =>
  redirectTo(c, ownAddress(href, new URL(c.req.url).search), 301);
