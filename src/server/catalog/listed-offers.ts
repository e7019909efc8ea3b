import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import type { ListingResponse, ShopRow } from '../../domain/shop/catalog/listing.ts';
import type { Part } from '../../domain/shop/catalog/model.ts';
import type { CatalogQuery } from '../../domain/shop/catalog/query.ts';
import { indexedPricing } from '../../domain/shop/catalog/rows/indexed-pricing.ts';
import { searchCatalog } from '../../domain/shop/catalog/search/search-catalog.ts';
import { type ListedOffer, listedOfferOf } from '../../domain/shop/pricing/listed-offer.ts';
import type { PricingData } from '../../domain/shop/pricing/pricing-data.ts';
import type { BatchPricing } from '../pricing/pricing-source.ts';
import { withTimeLimit } from '../resilience/within.ts';

/** Maximum wait for the backend. Then prices and own stock are those of the index. */
const WAIT_MS = 1000;

type Priced = Pick<Part, 'id' | 'name' | 'onHand' | 'vendorQuantity'>;

/** Returns price and ship time of parts for a quantity by part ID, read from the backend in one call. */
export const offersOf = async (
  catalog: Catalog,
  parts: readonly Priced[],
  quantity: number,
  pricing: BatchPricing,
): Promise<ReadonlyMap<number, ListedOffer>> => {
  if (parts.length === 0) return new Map();
  const reading = pricing.readAll(parts.map(({ id }) => id));
  const read = await withTimeLimit(WAIT_MS, reading).catch((): ReadonlyMap<number, PricingData> => new Map());
  return new Map(
    parts.map((part) => {
      const { priceList, supply } = read.get(part.id) ?? indexedPricing(catalog, part, null);
      return [part.id, listedOfferOf(priceList, supply, quantity)];
    }),
  );
};

/** Returns the listing of parts of a query, with the price and ship time of each part if the query has a quantity. */
export const searchWithOffers = async (
  catalog: Catalog,
  query: CatalogQuery & { readonly mode: 'parts' },
  pricing: BatchPricing,
): Promise<ListingResponse<ShopRow>> => {
  const response = searchCatalog(catalog, query) as ListingResponse<ShopRow>;
  const { quantity } = query;
  if (quantity === null) return response;
  const parts = response.items.map(({ id, name, canyonStock, vendorStock }) => ({
    id,
    name,
    onHand: canyonStock,
    vendorQuantity: vendorStock,
  }));
  const offers = await offersOf(catalog, parts, quantity, pricing);
  return { ...response, items: response.items.map((row) => ({ ...row, offer: offers.get(row.id) })), quantity };
};
