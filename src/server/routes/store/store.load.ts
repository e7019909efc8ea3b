import type { KeywordReading } from '../../../client/ui/listing/keyword-offer.tsx';
import type { Catalog } from '../../../domain/catalog/index/catalog.ts';
import type { ListingResponse, ShopRow } from '../../../domain/catalog/listing.ts';
import { PAGE_LIMIT } from '../../../domain/catalog/query.ts';
import { firstSizes } from '../../../domain/catalog/rows/first-sizes.ts';
import { searchCatalog } from '../../../domain/catalog/search/search-catalog.ts';
import { listingTitle } from '../../../domain/catalog-url/listing-title.ts';
import { parseQuery } from '../../../domain/catalog-url/parse-query.ts';
import { unknownValues } from '../../../domain/catalog-url/unknown-values.ts';
import type { Preferences } from '../../../domain/preferences.ts';
import { formatCount } from '../../../domain/text/grouped.ts';
import { findParts } from '../../../domain/understand/find-parts.ts';
import { foundAnswer } from '../../catalog/found-parts.ts';
import { findNearestParts } from '../../catalog/nearest-parts.ts';
import { relaxedFilters } from '../../catalog/relaxed-filters.ts';
import type { StorePageProps } from './store.page.tsx';

const keywordReading = (catalog: Catalog, search: string, { measurement }: Preferences): KeywordReading => {
  const { understood, unread, asks, pages, warnings, query, totalItems } = foundAnswer(
    catalog,
    findParts(catalog, search, 0),
    measurement,
  );
  return { text: search, understood, unread, asks, pages, warnings, query, totalItems };
};

/** Everything `/shop/orings` shows, from the index alone. The page is always the shop: `mode` in the address is ignored. */
export const loadStore = (
  catalog: Catalog,
  parameters: Iterable<readonly [string, string]>,
  preferences: Preferences,
): StorePageProps => {
  const { query: asked, problems } = parseQuery(parameters, PAGE_LIMIT);
  const query = { ...asked, mode: 'parts' } as const;
  const response = searchCatalog(catalog, query) as ListingResponse<ShopRow>;
  return {
    query,
    problems: [...problems, ...unknownValues(catalog, query)],
    response,
    relaxations: response.totalItems === 0 ? relaxedFilters(catalog, query) : [],
    nearest: response.totalItems === 0 ? findNearestParts(catalog, query) : null,
    sizes: firstSizes(catalog, query),
    keyword: query.search === '' ? null : keywordReading(catalog, query.search, preferences),
    partCount: catalog.parts,
    compoundCount: catalog.compounds.length,
    preferences,
  };
};

/** Title and description. */
export const storeTitle = ({ response, partCount }: StorePageProps): { title: string; description: string } => {
  return {
    title: listingTitle(response.filterList),
    description: `Filter ${formatCount(partCount)} O-rings by size, material, hardness, temperature and compliance. Exact counts, price breaks, stock and ship times.`,
  };
};
