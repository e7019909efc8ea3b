import { SIZE_FINDER_PATH } from '../../../domain/size-finder/finder-path.ts';
import { defineRoutes } from '../../http/routes.ts';
import { sizeFinderParameters } from '../../response-cache/cache-parameters.ts';
import { sharedPage } from '../../response-cache/cache-policy.ts';

const RULES = { policy: sharedPage(sizeFinderParameters, ['catalog']), sitemap: true } as const;

/** `/tools/size-finder?id=&thickness=&width=&worn=&seat=&unit=&standard=`: the sizes a measured ring may be, and their parts. */
export const sizeFinder = defineRoutes(SIZE_FINDER_PATH).get('/', RULES, async (c) => {
  const [{ loadSizes }, { SizeFinderPage }] = await Promise.all([
    import('./size-finder.load.ts'),
    import('./size-finder.page.tsx'),
  ]);
  const asked = await loadSizes(c);
  return c.render(<SizeFinderPage {...asked} temperature={c.var.preferences.temperature} />, {
    head: {
      sheets: ['measuring'],
      title: 'O-ring size finder: from a measured ring to its size',
      description:
        'Measure a ring, new or worn, and get the sizes of AS568, ISO 3601, JIS and metric it may be, ranked, with parts, prices and stock.',
      canonical: SIZE_FINDER_PATH,
      preload: ['size-finder'],
    },
  });
});
