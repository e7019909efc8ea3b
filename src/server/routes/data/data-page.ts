import { markdownPath } from '../../../domain/reference/paths/markdown-path.ts';
import { markdownPage, markdownRules } from '../../render/markdown-page.ts';
import { renderPage } from '../../render/page.tsx';
import { none } from '../../response-cache/cache-parameters.ts';
import { perRequest, REVALIDATE, sharedPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** Whether the client prefers JSON: it names JSON, and no HTML. */
const wantsJson = (accept: string): boolean => accept.includes('application/json') && !accept.includes('text/html');

/** `/data`: the list of data files as a page, or as JSON; as Markdown, what they contain. */
export const dataPage = defineRoutes('/data')
  .get('/', { policy: perRequest(REVALIDATE), markdown: true }, async (c) => {
    const { data, settings } = c.var.services;
    const index = await data.index();
    if (wantsJson(c.req.header('Accept') ?? '')) {
      const { manifestOf } = await import('../../data/manifest.ts');
      return c.json(manifestOf(index, settings.siteUrl));
    }
    return renderPage(c, () => import('./data.page.tsx'), { index, siteUrl: settings.siteUrl });
  })
  .get(
    markdownPath(''),
    markdownRules(sharedPage(none, [])),
    markdownPage(() => import('./data.markdown.ts')),
  );
