import type { Context } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { ownAddress, redirectTo } from '../../http/redirect.ts';

/** A part has one address: other spellings of its name lead there, with what was asked. */
export const toOwnAddress = (c: Context<AppBindings>, href: string): Response =>
  redirectTo(c, ownAddress(href, new URL(c.req.url).search), 301);
