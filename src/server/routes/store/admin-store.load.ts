import type { Preferences } from '../../../domain/kit/preferences.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import { PAGE_LIMIT } from '../../../domain/shop/catalog/query.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import { unknownValues } from '../../../domain/shop/catalog-url/unknown-values.ts';
import type { AdminListing } from '../../../domain/site/api/catalog/admin-store.ts';
import type { Backend } from '../../backend/port.ts';
import { loadCompounds } from '../../catalog/compound-listing.ts';

/** Returns the listing of `/admin-store`, and the problems of the URL. */
export const loadAdminStore = async (
  catalog: Catalog,
  parameters: Iterable<readonly [string, string]>,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
): Promise<AdminListing> => {
  const { query, problems } = parseQuery(parameters, PAGE_LIMIT);
  const found = await loadCompounds(catalog, query, preferences, backend);
  return { ...found, problems: [...problems, ...unknownValues(catalog, found.query)] };
};
