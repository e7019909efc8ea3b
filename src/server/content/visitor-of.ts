import type { Context } from 'hono';
import { deviceOf, localeOf, type Visitor } from '../../domain/site/content/visitor.ts';

/** Who asks for a page, as far as the request says. */
export const visitorOf = (c: Context, urlPath: string): Visitor => ({
  urlPath,
  device: deviceOf(c.req.header('User-Agent') ?? ''),
  locale: localeOf(c.req.header('Accept-Language') ?? ''),
});
