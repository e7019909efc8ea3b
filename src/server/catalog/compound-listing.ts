import { groupsWithoutChoice } from '../../client/ui/listing/filters/fixed-groups.ts';
import type { Preferences } from '../../domain/kit/preferences.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { CompoundRow, ListingResponse } from '../../domain/shop/catalog/listing.ts';
import type { CatalogQuery } from '../../domain/shop/catalog/query.ts';
import { firstSizes } from '../../domain/shop/catalog/rows/first-sizes.ts';
import { searchCatalog } from '../../domain/shop/catalog/search/search-catalog.ts';
import { ofCompounds } from '../../domain/shop/catalog-url/edit-query.ts';
import type { CompoundListing } from '../../domain/site/api/catalog/admin-store.ts';
import type { Backend } from '../backend/port.ts';
import { readComparisons } from './comparisons.ts';
import { relaxedFilters } from './relaxed-filters.ts';

/** Returns a listing of compounds from the index, with the comparisons of its rows. */
export const loadCompounds = async (
  catalog: Catalog,
  requested: CatalogQuery,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
): Promise<CompoundListing> => {
  const query = ofCompounds(requested);
  const response = searchCatalog(catalog, query) as ListingResponse<CompoundRow>;
  return {
    query,
    response,
    relaxations: response.totalItems === 0 ? relaxedFilters(catalog, query) : [],
    hidden: groupsWithoutChoice(response.facetList),
    sizes: firstSizes(catalog, query),
    comparisons: await readComparisons(
      backend,
      response.items.map(({ id }) => id),
    ),
    partCount: catalog.parts,
    compoundCount: catalog.compounds.length,
    preferences,
  };
};
