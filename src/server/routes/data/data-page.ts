import { renderPage } from '../../render/page.tsx';
import { perRequest, REVALIDATE } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** Whether the client prefers JSON: it names JSON, and no HTML. */
const wantsJson = (accept: string): boolean => accept.includes('application/json') && !accept.includes('text/html');

/** `/data`: the list of data files as a page, or as JSON. */
export const dataPage = defineRoutes('/data').get('/', { policy: perRequest(REVALIDATE) }, async (c) => {
  const { data, settings } = c.var.services;
  const index = await data.index();
  c.header('Vary', 'Accept', { append: true });
  if (wantsJson(c.req.header('Accept') ?? '')) {
    const { manifestOf } = await import('../../data/manifest.ts');
    return c.json(manifestOf(index, settings.siteUrl));
  }
  return renderPage(c, () => import('./data.page.tsx'), { index, siteUrl: settings.siteUrl });
});
