import { ADMIN_STORE_PATH, STORE_PATH } from '../../domain/reference/paths/store-links.ts';
import { type CatalogQuery, PAGE_LIMIT } from '../../domain/shop/catalog/query.ts';
import { listingHref, queryPairs } from '../../domain/shop/catalog-url/query-string.ts';

/**
 * Where a listing is shown, and therefore where its filters are stored: `shop` and `admin-store` keep them in the URL,
 * the admin store without the sort order; `embedded` does not change the URL.
 */
export type ListingKind = 'shop' | 'admin-store' | 'embedded';

/** Path of the URLs that a listing links to. An embedded listing links to the shop. */
export const listingPath = (place: ListingKind): string => (place === 'admin-store' ? ADMIN_STORE_PATH : STORE_PATH);

/**
 * The query as represented in the listing's URLs: the path determines what is listed, and page numbers of compounds do
 * not apply to parts.
 */
const addressed = (place: ListingKind, query: CatalogQuery): CatalogQuery => {
  if (place === 'shop') return query;
  if (place === 'admin-store') return { ...query, mode: 'parts' };
  return { ...query, mode: 'parts', sort: null, page: 1, limit: PAGE_LIMIT };
};

/** URL that shows a query of the listing, for links that work without JavaScript. */
export const listingUrl = (place: ListingKind, query: CatalogQuery): string =>
  listingHref(addressed(place, query), listingPath(place));

/** The same query as form fields. */
export const listingFields = (place: ListingKind, query: CatalogQuery): readonly (readonly [string, string])[] =>
  queryPairs(addressed(place, query), PAGE_LIMIT);

/** URL of the shop with a query's filters. */
export const shopHref = (query: CatalogQuery): string => listingUrl('embedded', query);

/** The URL in the address bar for a query. */
export const barHref = (place: ListingKind, query: CatalogQuery): string =>
  listingUrl(place, place === 'admin-store' ? { ...query, sort: null } : query);
