import { ADMIN_STORE_PATH, STORE_PATH } from '../../domain/reference/paths/store-links.ts';
import { type CatalogQuery, PAGE_LIMIT } from '../../domain/shop/catalog/query.ts';
import { listingHref, queryPairs } from '../../domain/shop/catalog-url/query-string.ts';

/**
 * Where a listing stands, and with it where its filters live: `shop` and `admin-store` keep them in the address, the
 * admin store all but the order; `embedded` keeps everything to itself.
 */
export type ListingPlace = 'shop' | 'admin-store' | 'embedded';

/** Path of the addresses a listing links to. An embedded one leads into the shop. */
export const listingPath = (place: ListingPlace): string => (place === 'admin-store' ? ADMIN_STORE_PATH : STORE_PATH);

/** The query as the listing's addresses hold it: the path says what is listed, and pages of compounds are not those of parts. */
const addressed = (place: ListingPlace, query: CatalogQuery): CatalogQuery => {
  if (place === 'shop') return query;
  if (place === 'admin-store') return { ...query, mode: 'parts' };
  return { ...query, mode: 'parts', sort: null, page: 1, limit: PAGE_LIMIT };
};

/** Address that shows a query of the listing, for links that work without script. */
export const placeHref = (place: ListingPlace, query: CatalogQuery): string =>
  listingHref(addressed(place, query), listingPath(place));

/** The same as the fields of a form. */
export const placePairs = (place: ListingPlace, query: CatalogQuery): readonly (readonly [string, string])[] =>
  queryPairs(addressed(place, query), PAGE_LIMIT);

/** Address of the shop with a query's filters. */
export const shopHref = (query: CatalogQuery): string => placeHref('embedded', query);

/** What the address bar shows for a query. */
export const barHref = (place: ListingPlace, query: CatalogQuery): string =>
  placeHref(place, place === 'admin-store' ? { ...query, sort: null } : query);
