import { createMiddleware } from 'hono/factory';
import { carriesEditToken } from '../../domain/site/editing/edit-token.ts';
import { editorSources } from '../../domain/site/editing/editor-hosts.ts';
import type { AppBindings } from '../app-bindings.ts';
import { type Env, isDevelopment } from '../env.ts';
import { builderOrigin } from './builder-hosts.ts';
import type { EditorPolicy } from './content-policy.ts';

/** How the content policy of a page in the editor is wider than a visitor's: who frames it, where shared blocks are read. */
export const editorPolicy = (env: Env): EditorPolicy => ({
  frameAncestors: ["'self'", ...editorSources(isDevelopment(env))],
  connectOrigins: [builderOrigin(env)],
});

/** An answer whose address carries an edit token is kept and listed by nobody, and the address is told to nobody. */
export const editHeaders = createMiddleware<AppBindings>(async (c, next) => {
  await next();
  if (!carriesEditToken(new URL(c.req.url).searchParams)) return;
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
});
