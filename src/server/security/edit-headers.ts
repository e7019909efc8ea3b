import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { type Env, isDevelopment } from '../env.ts';

const HOSTED = 'https://cdn.builder.io';

/** Origin of the builder's content API. */
export const builderOrigin = ({ BUILDER_API_HOST: host = '' }: Env): string =>
  URL.canParse(host) ? new URL(host).origin : HOSTED;

/** Who may show a page in a frame to edit it. */
const editorHosts = (env: Env): string =>
  ["'self'", 'https://builder.io', 'https://*.builder.io', ...(isDevelopment(env) ? ['http://localhost:*'] : [])].join(
    ' ',
  );

/** Sets one directive's sources anew, or adds to them. */
const withSources = (policy: string, directive: string, sources: (before: string) => string): string =>
  policy
    .split('; ')
    .map((part) => {
      const [name, ...before] = part.split(' ');
      return name === directive ? `${name} ${sources(before.join(' '))}` : part;
    })
    .join('; ');

/**
 * Headers of pages that staff look at or edit: the editor may frame them, nobody keeps or lists them. Only while editing
 * may script be made from text, which is how the editor asks things of a page. Stands outside of `securityHeaders`, whose
 * policy it widens; all other answers stay as they are.
 */
export const editHeaders = createMiddleware<AppBindings>(async (c, next) => {
  await next();
  const { edit } = c.var;
  if (edit === undefined) return;
  let policy = c.res.headers.get('Content-Security-Policy') ?? '';
  policy = withSources(policy, 'frame-ancestors', () => editorHosts(c.env));
  policy = withSources(policy, 'connect-src', (before) => `${before} ${builderOrigin(c.env)}`);
  if (edit.isEditing) policy = withSources(policy, 'script-src', (before) => `${before} 'unsafe-eval'`);
  c.res.headers.set('Content-Security-Policy', policy);
  c.res.headers.delete('X-Frame-Options');
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('X-Robots-Tag', 'noindex');
});
