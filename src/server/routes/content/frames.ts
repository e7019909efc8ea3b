import type { MiddlewareHandler } from 'hono';
import { SANDBOX } from '../../../blocks/sandbox.ts';
import { visitorOf } from '../../content/visitor-of.ts';
import { isDevelopment } from '../../env.ts';
import { perRequest, REVALIDATE } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { framedInGallery } from '../gallery/gallery.ts';
import { GALLERY_PATH } from '../gallery/gallery-path.ts';

const RULES = { policy: perRequest(REVALIDATE), parameters: ['page'] };

/**
 * Pasted code runs in an opaque origin, whether it is framed or opened directly: it has no access to cookies, storage
 * or pages of this site. Therefore it may load anything from other sites. Only pages of this site may frame it.
 */
const POLICY = [
  `sandbox ${SANDBOX.code}`,
  "default-src 'self' https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  'connect-src https: wss:',
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Sets the policy of frames. Runs outside of the middleware that sets the policy of pages. */
export const frameHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Content-Security-Policy', POLICY);
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  c.res.headers.set('X-Robots-Tag', 'noindex');
};

const documentOf = (code: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Embedded content</title><body style="margin:0;font:14px/1.5 sans-serif">${code}`;

/** `/frames/<block>?page=/path`: the code that staff pasted into a block of a page. */
export const frames = defineRoutes('/frames').get('/:block', RULES, async (c) => {
  const path = c.req.query('page') ?? '';
  const entry = await c.var.services.content.page(path, visitorOf(c, path));
  // Code in other variations of a page is shown to some of its visitors.
  const versions = Object.values(entry?.variations ?? {}).flatMap(({ data }) => data.blocks);
  const blocks =
    isDevelopment(c.env) && path === GALLERY_PATH
      ? await framedInGallery()
      : [...(entry?.data.blocks ?? []), ...versions];
  const [{ everyPublicElement }, { embeddedCode }] = await Promise.all([
    import('../../../blocks/render/nested-elements.ts'),
    import('../../../blocks/embedded-code.ts'),
  ]);
  const element = everyPublicElement(blocks).find(({ id }) => id === c.req.param('block'));
  const code = element === undefined ? '' : embeddedCode(element);
  return code === '' ? c.html(documentOf('There is nothing here.'), 404) : c.html(documentOf(code));
});
