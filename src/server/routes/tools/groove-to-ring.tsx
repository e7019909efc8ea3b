import { grooveEntry, withDegrees } from '../../../domain/gland-design/entry.ts';
import { GROOVE_TO_RING_PATH } from '../../../domain/gland-design/groove-path.ts';
import { defineRoutes } from '../../http/routes.ts';
import { grooveParameters } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';

const RULES = { policy: sharedPage(grooveParameters, ['catalog']), sitemap: true } as const;

/** `/tools/groove-to-ring?…`: the rings of the charts for a groove as it was measured. */
export const grooveToRing = defineRoutes(GROOVE_TO_RING_PATH).get('/', RULES, async (c) => {
  const [{ loadFittingParts }, { GrooveToRingPage }] = await Promise.all([
    import('./groove-to-ring.load.ts'),
    import('./groove-to-ring.page.tsx'),
  ]);
  const entry = withDegrees(grooveEntry(new URL(c.req.url).searchParams), c.var.preferences.temperature);
  const parts = await loadFittingParts(c, entry);
  const { measurement, temperature } = c.var.preferences;
  return c.render(
    <GrooveToRingPage initial={entry} visitorUnit={measurement} temperature={temperature} parts={parts} />,
    {
      head: {
        sheets: ['grooves'],
        title: 'Which O-ring fits this groove',
        description:
          'Measure a groove of unknown make and see every O-ring of AS568, ISO 3601, JIS and metric charts that fits it, ranked by squeeze, stretch and fill, with parts.',
        canonical: GROOVE_TO_RING_PATH,
        preload: ['groove-to-ring'],
      },
    },
  );
});
