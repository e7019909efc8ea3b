import { Hono } from 'hono';
import type { AppBindings } from '../../app-bindings.ts';
import { waitUntilOf } from '../../http/wait-until.ts';

/** `/shop/orings`: the listing, complete in HTML. */
export const store = new Hono<AppBindings>().get('/', async (c) => {
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
