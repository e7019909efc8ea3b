import type { KeywordReading } from '../../../client/ui/listing/filters/keyword-offer.tsx';
import { findParts } from '../../../domain/engineering/understand/find-parts.ts';
import type { Preferences } from '../../../domain/kit/preferences.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import type { Catalog } from '../../../domain/shop/catalog/index/catalog.ts';
import type { ListingResponse, ShopRow } from '../../../domain/shop/catalog/listing.ts';
import { type CatalogQuery, PAGE_LIMIT } from '../../../domain/shop/catalog/query.ts';
import { firstSizes } from '../../../domain/shop/catalog/rows/first-sizes.ts';
import type { SizePage } from '../../../domain/shop/catalog/rows/size-page.ts';
import { parseQuery } from '../../../domain/shop/catalog-url/parse-query.ts';
import type { QueryProblem } from '../../../domain/shop/catalog-url/query-problem.ts';
import { unknownValues } from '../../../domain/shop/catalog-url/unknown-values.ts';
import { LONGEST_QUANTITY } from '../../../domain/shop/pricing/quantity.ts';
import type { NearestPartsResponse } from '../../../domain/site/api/catalog/nearest-parts.ts';
import type { RelaxedFilter } from '../../../domain/site/api/catalog/relaxations.ts';
import { foundResponse } from '../../catalog/found-parts.ts';
import { searchWithOffers } from '../../catalog/listed-offers.ts';
import { findNearestParts } from '../../catalog/nearest-parts.ts';
import { relaxedFilters } from '../../catalog/relaxed-filters.ts';
import type { BatchPricing } from '../../pricing/pricing-source.ts';
import type { PageRequest } from '../../render/page.tsx';

export interface StorePageProps {
  readonly catalogVersion: string;
  readonly query: CatalogQuery;
  /** Problems of the URL's parameters. */
  readonly problems: readonly QueryProblem[];
  readonly response: ListingResponse<ShopRow>;
  /** The quantity in the URL if it is invalid, otherwise ''. */
  readonly invalidQuantity: string;
  /** For an empty result: single filters whose removal gives results. */
  readonly relaxations: readonly RelaxedFilter[];
  /** For an empty result: the nearest parts. */
  readonly nearest: NearestPartsResponse | null;
  /** First page of the sizes, with selected ones first. */
  readonly sizes: SizePage;
  /** The meaning of the keyword text; `null` without one. */
  readonly keyword: KeywordReading | null;
  readonly partCount: number;
  readonly compoundCount: number;
  readonly preferences: Preferences;
}

const keywordReading = (catalog: Catalog, search: string, { measurement }: Preferences): KeywordReading => {
  const { understood, unread, asks, pages, warnings, query, totalItems } = foundResponse(
    catalog,
    findParts(catalog, search, 0),
    measurement,
  );
  return { text: search, understood, unread, asks, pages, warnings, query, totalItems };
};

/**
 * Returns the content of `/shop/orings`, from the index alone unless the URL has a quantity. The page is always the shop: `mode` in the URL is
 * ignored.
 */
export const loadStore = async ({
  url,
  preferences,
  catalog: index,
  prices,
}: PageRequest & { readonly prices: BatchPricing }): Promise<StorePageProps> => {
  const catalog = await index();
  const { query: parsed, problems } = parseQuery(url.searchParams, PAGE_LIMIT);
  const query = { ...parsed, mode: 'parts' } as const;
  const response = await searchWithOffers(catalog, query, prices);
  return {
    query,
    problems: [...problems, ...unknownValues(catalog, query)],
    response,
    invalidQuantity: query.quantity === null ? cutText(url.searchParams.get('quantity') ?? '', LONGEST_QUANTITY) : '',
    relaxations: response.totalItems === 0 ? relaxedFilters(catalog, query) : [],
    nearest: response.totalItems === 0 ? findNearestParts(catalog, query) : null,
    sizes: firstSizes(catalog, query),
    keyword: query.search === '' ? null : keywordReading(catalog, query.search, preferences),
    catalogVersion: catalog.version,
    partCount: catalog.parts,
    compoundCount: catalog.compounds.length,
    preferences,
  };
};
