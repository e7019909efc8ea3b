import type { Context } from 'hono';
import { deviceOf, localeOf, type Visitor } from '../../domain/site/content/visitor.ts';

/** Returns the visitor's attributes that the request reveals. */
export const visitorOf = (c: Context, urlPath: string): Visitor => ({
  urlPath,
  device: deviceOf(c.req.header('User-Agent') ?? ''),
  locale: localeOf(c.req.header('Accept-Language') ?? ''),
});
