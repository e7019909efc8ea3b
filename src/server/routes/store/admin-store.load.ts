import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import type { QueryProblem } from '../../../domain/catalog-url/query-problem.ts';
import { unknownValues } from '../../../domain/catalog-url/unknown-values.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { Backend } from '../../backend/port.ts';
import { type CompoundListing, loadCompounds } from '../../listing/compound-listing.ts';

/** What `/admin-store` shows: the listing, and what of the address was not understood. */
export interface AdminListing extends CompoundListing {
  readonly problems: readonly QueryProblem[];
}

export const loadAdminStore = async (
  catalog: Catalog,
  parameters: Iterable<readonly [string, string]>,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
): Promise<AdminListing> => {
  const { query, problems } = parseQuery(parameters);
  const found = await loadCompounds(catalog, query, preferences, backend);
  return { ...found, problems: [...problems, ...unknownValues(catalog, found.query)] };
};
