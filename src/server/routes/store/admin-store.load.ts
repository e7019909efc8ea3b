import { groupsWithoutChoice } from '../../../client/ui/listing/fixed-groups.ts';
import type { AdminListing } from '../../../domain/api/admin-store.ts';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import { EMPTY_PAGE, PAGE_LIMIT } from '../../../domain/catalog/query.ts';
import { searchCatalog } from '../../../domain/catalog/search/search-catalog.ts';
import { ofCompounds } from '../../../domain/catalog-url/edit-query.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import { unknownValues } from '../../../domain/catalog-url/unknown-values.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { Backend } from '../../backend/port.ts';
import { loadCompounds } from '../../catalog/compound-listing.ts';

/** What `/admin-store` shows: the listing, and what of the address was not understood. */
export const loadAdminStore = async (
  catalog: Catalog,
  parameters: Iterable<readonly [string, string]>,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
): Promise<AdminListing> => {
  const { query, problems } = parseQuery(parameters, PAGE_LIMIT);
  const found = await loadCompounds(catalog, query, preferences, backend);
  // Its address is what visitors tick: only what no compound can differ in gives way, whatever is ticked.
  const { facetList } = searchCatalog(catalog, ofCompounds(EMPTY_PAGE));
  return {
    ...found,
    hidden: groupsWithoutChoice(facetList),
    problems: [...problems, ...unknownValues(catalog, found.query)],
  };
};
