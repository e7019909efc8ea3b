import { groupsWithoutChoice } from '../../client/ui/listing/filters/fixed-groups.ts';
import type { Preferences } from '../../domain/kit/preferences.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { CompoundRow, ListingResponse } from '../../domain/shop/catalog/listing.ts';
import type { CatalogQuery } from '../../domain/shop/catalog/query.ts';
import { firstSizes } from '../../domain/shop/catalog/rows/first-sizes.ts';
import { searchCatalog } from '../../domain/shop/catalog/search/search-catalog.ts';
import { ofCompounds } from '../../domain/shop/catalog-url/edit-query.ts';
import type { CompoundListing } from '../../domain/site/api/catalog/admin-store.ts';
import type { Comparisons } from '../../domain/site/api/catalog/comparisons.ts';
import type { Backend } from '../backend/port.ts';
import { readComparisons } from './comparisons.ts';
import { relaxedFilters } from './relaxed-filters.ts';

/** A listing of compounds without the comparisons of its rows: all of it comes from the index. */
export type IndexedCompounds = Omit<CompoundListing, 'comparisons'>;

/** Finds a listing of compounds in the index. What the query starts from gives the initial facets. */
export const findCompounds = (
  catalog: Catalog,
  requested: CatalogQuery,
  preferences: Preferences,
): IndexedCompounds => {
  const query = ofCompounds(requested);
  const response = searchCatalog(catalog, query) as ListingResponse<CompoundRow>;
  return {
    query,
    response,
    relaxations: response.totalItems === 0 ? relaxedFilters(catalog, query) : [],
    hidden: groupsWithoutChoice(response.facetList),
    sizes: firstSizes(catalog, query),
    partCount: catalog.parts,
    compoundCount: catalog.compounds.length,
    preferences,
  };
};

/** Reads what the rows of a listing can be compared with, by compound id. Never throws. */
export const comparisonsOfRows = (
  { response }: IndexedCompounds,
  backend: Pick<Backend, 'comparisons'>,
): Promise<Comparisons> =>
  readComparisons(
    backend,
    response.items.map(({ id }) => id),
  );

/** A listing of compounds with the comparisons of its rows. */
export const loadCompounds = async (
  catalog: Catalog,
  asked: CatalogQuery,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
): Promise<CompoundListing> => {
  const found = findCompounds(catalog, asked, preferences);
  const { partCount, compoundCount, preferences: shown, ...first } = found;
  const comparisons = await comparisonsOfRows(found, backend);
  return { ...first, comparisons, partCount, compoundCount, preferences: shown };
};
