import type { ListingResponse, ShopRow } from '../catalog/listing.ts';
import { type CatalogQuery, EMPTY_QUERY } from '../catalog/query.ts';
import type { Design } from './design-gland.ts';

/** The parts of a ring's size. */
export type RingParts = ListingResponse<ShopRow>;

/** A listing of parts, not of compounds. */
export const isOfParts = (answer: ListingResponse): answer is RingParts => answer.items.every((item) => 'name' in item);

/** The store's question for a design's ring in the polymer that was entered, in stock first; null for a ring of no standard. */
export const partsQuery = ({ ring }: Design, polymer: string | null): CatalogQuery | null => {
  if (!('name' in ring)) return null;
  return {
    ...EMPTY_QUERY,
    sizes: [ring.name],
    facets: { ...EMPTY_QUERY.facets, material: polymer === null ? [] : [polymer.toLowerCase()] },
    sort: { column: 'stock', direction: 'desc' },
  };
};
