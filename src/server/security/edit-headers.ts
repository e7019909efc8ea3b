import { createMiddleware } from 'hono/factory';
import { carriesEditToken } from '../../domain/site/editing/edit-token.ts';
import { editorSources } from '../../domain/site/editing/editor-hosts.ts';
import type { AppBindings } from '../app-bindings.ts';
import { type Env, isDevelopment } from '../env.ts';
import { builderOrigin } from './builder-hosts.ts';
import type { EditorPolicy } from './content-policy.ts';

/**
 * Returns what the policy of a page in the editor allows beyond a visitor's: framing by the editor, and loading shared
 * blocks.
 */
export const editorPolicy = (env: Env): EditorPolicy => ({
  frameAncestors: ["'self'", ...editorSources(isDevelopment(env))],
  connectOrigins: [builderOrigin(env)],
});

/** Prevents caching, indexing and referrers for responses whose URL contains an edit token. */
export const editHeaders = createMiddleware<AppBindings>(async (c, next) => {
  await next();
  if (!carriesEditToken(new URL(c.req.url).searchParams)) return;
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
});
