import { TOOLS_PATH } from '../../../domain/site/tools-path.ts';
import { defineRoutes } from '../../http/routes.ts';
import { none } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';

/** `/tools`: what there is to measure, calculate and choose with. */
export const tools = defineRoutes(TOOLS_PATH).get('/', { policy: sharedPage(none, []), sitemap: true }, async (c) => {
  const { ToolsPage } = await import('./tools.page.tsx');
  return c.render(<ToolsPage />, {
    head: {
      sheets: ['measuring'],
      title: 'O-ring tools: sizes, grooves and materials',
      description:
        'Find the size of a measured ring, design a gland with tolerances, choose a material and print a ring gauge. Every answer ends in parts with price and stock.',
      canonical: TOOLS_PATH,
    },
  });
});
