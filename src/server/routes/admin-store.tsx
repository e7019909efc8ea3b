import { Hono } from 'hono';
import { unknownValues } from '../../domain/catalog/unknown-values.ts';
import { parseQuery } from '../../domain/catalog-url/parse-query.ts';
import type { AppBindings } from '../app-bindings.ts';
import { waitUntilOf } from '../wait-until.ts';
import { loadCompounds } from './admin-store.load.ts';
import { AdminStorePage } from './admin-store.page.tsx';

/** `/admin-store`: the listing of compounds. Not for search engines. */
export const adminStore = new Hono<AppBindings>().get('/', async (c) => {
  const { services, preferences } = c.var;
  const catalog = await services.catalog.get(waitUntilOf(c));
  const { query, problems } = parseQuery(new URL(c.req.url).searchParams);
  const data = await loadCompounds(catalog, query, preferences, services.backend);
  c.header('Cache-Control', 'private, no-cache');
  c.header('X-Robots-Tag', 'noindex');
  c.header('X-Catalogue-Version', catalog.version);
  return c.render(<AdminStorePage {...data} problems={[...problems, ...unknownValues(catalog, data.query)]} />, {
    head: {
      title: 'Compounds',
      description: `${catalog.compounds.length} compounds with hardness, temperature range, datasheets and comparisons.`,
      preload: ['store-filters', 'store-results'],
      wide: true,
      noindex: true,
      bare: true,
    },
  });
});
