import type { Comparisons, Relaxation, SizePage } from '../../../client/api.ts';
import { groupsWithoutChoice } from '../../../client/ui/listing/fixed-groups.ts';
import type { FacetGroup } from '../../../domain/catalog/facets.ts';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import type { CompoundRow, ListingResponse } from '../../../domain/catalog/listing.ts';
import type { CatalogQuery } from '../../../domain/catalog/query.ts';
import { firstSizes } from '../../../domain/catalog/rows/first-sizes.ts';
import { searchCatalog } from '../../../domain/catalog/search/search-catalog.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import type { QueryProblem } from '../../../domain/catalog-url/query-problem.ts';
import { unknownValues } from '../../../domain/catalog-url/unknown-values.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import type { Backend } from '../../backend/port.ts';
import { readComparisons } from '../../catalog/comparisons.ts';
import { relaxedFilters } from './relaxed-filters.ts';

/** Everything a listing of compounds shows first. */
export interface CompoundListing {
  readonly query: CatalogQuery;
  readonly response: ListingResponse<CompoundRow>;
  readonly relaxations: readonly Relaxation[];
  /** Groups that offer one value at most. */
  readonly hidden: readonly FacetGroup[];
  readonly sizes: SizePage;
  readonly comparisons: Comparisons;
  readonly partCount: number;
  readonly compoundCount: number;
  readonly preferences: Preferences;
}

/** A listing of compounds from the index, with the comparisons of its rows. What the query starts from gives the initial facets. */
export const loadCompounds = async (
  catalog: Catalog,
  asked: CatalogQuery,
  preferences: Preferences,
  backend: Pick<Backend, 'comparisons'>,
): Promise<CompoundListing> => {
  const query = { ...asked, mode: 'compounds' } as const;
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
