import type { Context } from 'hono';
import type { FrameRules } from '../../blocks/frame-target.ts';
import type { AppBindings } from '../app-bindings.ts';
import { isDevelopment } from '../env.ts';

/** What frames on pages of this request may show. */
export const frameRules = (c: Context<AppBindings>): FrameRules => ({
  origin: new URL(c.req.url).origin,
  allowsLocal: isDevelopment(c.env),
});
