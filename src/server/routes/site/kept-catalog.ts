import { CATALOG_MANIFEST_PATH, factsPath } from '../../../domain/site/offline/names.ts';
import { perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';

/** Pages request it once a minute to find out whether the catalog on the device is current. */
const MANIFEST = { policy: perRequest('no-cache'), limit: 'SEARCH_LIMIT' } as const;
const FACTS = { policy: perRequest('public, max-age=31536000, immutable'), limit: 'SEARCH_LIMIT' } as const;

const responses = () => import('./kept-catalog-responses.ts');

/** What the catalog on a device consists of, and the facts that it needs beside the index. */
export const keptCatalog = defineRoutes()
  .get(CATALOG_MANIFEST_PATH, MANIFEST, async (c) => (await responses()).manifestResponse(c))
  .get(factsPath(':sha256'), FACTS, async (c) => (await responses()).factsResponse(c));
