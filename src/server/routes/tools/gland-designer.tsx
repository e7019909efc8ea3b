import { ENTRY_FIELDS, entryFrom, GLAND_DESIGNER_PATH, withDegrees } from '../../../domain/gland-design/entry.ts';
import { defineRoutes } from '../../http/routes.ts';
import { anyOf } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';

const RULES = { policy: sharedPage(anyOf(ENTRY_FIELDS), ['catalog']), sitemap: true } as const;

/** `/tools/gland-designer?…`: a gland designed and judged by what its address says. */
export const glandDesigner = defineRoutes(GLAND_DESIGNER_PATH).get('/', RULES, async (c) => {
  const [{ loadRingParts }, { GlandDesignerPage }] = await Promise.all([
    import('./gland-designer.load.ts'),
    import('./gland-designer.page.tsx'),
  ]);
  const entry = withDegrees(
    entryFrom((name) => c.req.query(name)),
    c.var.preferences.temperature,
  );
  const parts = await loadRingParts(c, entry);
  return c.render(<GlandDesignerPage entry={entry} unit={c.var.preferences.measurement} parts={parts} />, {
    head: {
      sheets: ['glands'],
      title: 'O-ring gland designer with tolerances',
      description:
        'Design an O-ring gland or check one: squeeze, stretch, fill and gap at every corner of the tolerances, with reasons, drawing and parts in stock.',
      canonical: GLAND_DESIGNER_PATH,
      preload: ['gland-designer'],
    },
  });
});
