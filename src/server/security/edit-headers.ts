import { createMiddleware } from 'hono/factory';
import type { AppBindings } from '../app-bindings.ts';
import { type Env, isDevelopment } from '../env.ts';

const HOSTED = 'https://cdn.builder.io';

/** Origin of the builder's content API. */
export const builderOrigin = ({ BUILDER_API_HOST: host = '' }: Env): string =>
  URL.canParse(host) ? new URL(host).origin : HOSTED;

/** Who may show a page in a frame to edit it. */
const editorHosts = (env: Env): readonly string[] => [
  "'self'",
  'https://builder.io',
  'https://*.builder.io',
  ...(isDevelopment(env) ? ['http://localhost:*'] : []),
];

/**
 * Headers of pages that staff look at or edit: the editor may frame them, nobody keeps or lists them. Only while editing
 * may script be made from text, which is how the editor asks things of a page.
 */
export const editHeaders = createMiddleware<AppBindings>(async (c, next) => {
  await next();
  const { edit } = c.var;
  if (edit === undefined) return;
  c.set('editorPolicy', {
    isEditing: edit.isEditing,
    frameAncestors: editorHosts(c.env),
    connectOrigins: [builderOrigin(c.env)],
  });
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
});
