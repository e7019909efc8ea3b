import type { Context } from 'hono';
import type { FrameRules } from '../../blocks/frame-target.ts';
import type { AppBindings } from '../app-bindings.ts';
import { isDevelopment } from '../env.ts';

/** Returns the rules for frames on pages of this request. */
export const frameRules = (c: Context<AppBindings>): FrameRules => ({
  origin: new URL(c.req.url).origin,
  allowsLocal: isDevelopment(c.env),
});
