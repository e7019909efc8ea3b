import { STORE_PATH } from '../../../domain/reference/store-links.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { listingParameters } from '../../shared/parameters.ts';
import { sharedPage } from '../../shared/policies.ts';

const RULES = { policy: sharedPage(listingParameters, ['catalog']), sitemap: true } as const;

/** `/shop/orings`: the listing, complete in HTML. */
export const store = defineRoutes(STORE_PATH).get('/', RULES, async (c) => {
  const [{ loadStore, storeTitle }, { StorePage }] = await Promise.all([
    import('./store.load.ts'),
    import('./store.page.tsx'),
  ]);
  const catalog = await c.var.services.catalog.get(waitUntilOf(c));
  const data = loadStore(catalog, new URL(c.req.url).searchParams, c.var.preferences);
  c.header('X-Catalog-Version', catalog.version);
  return c.render(<StorePage {...data} />, {
    head: {
      ...storeTitle(data),
      canonical: '/shop/orings',
      sheets: ['store'],
      preload: ['store-heading', 'store-filters', 'store-results'],
      wide: true,
    },
  });
});
