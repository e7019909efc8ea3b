import type { ComponentProps } from 'react';
import type { AdminListing } from '../../domain/site/api/catalog/admin-store.ts';
import { foundForHeading } from '../ui/listing/listing-heading.tsx';
import type StoreFilters from './store-filters.tsx';
import type StoreHeading from './store-heading.tsx';
import type StoreResults from './store-results.tsx';

const LISTING = 'compounds';

/** The parts of a compound listing in their initial state: heading, filters and results. */
export const compoundParts = (
  found: AdminListing,
): {
  readonly heading: ComponentProps<typeof StoreHeading>;
  readonly filters: ComponentProps<typeof StoreFilters>;
  readonly results: ComponentProps<typeof StoreResults>;
} => {
  const { query, response, relaxations, hidden, sizes, comparisons, partCount, compoundCount, preferences } = found;
  const { facetList, colorCodes, items, filterList, mediaNotes, totalItems, page, limit } = response;
  const start = { listing: LISTING, query, preferences, place: 'admin-store' } as const;
  return {
    heading: { ...start, found: foundForHeading(response), partCount, compoundCount },
    filters: {
      ...start,
      mode: query.mode,
      hidden,
      facetList,
      colorCodes,
      totalItems,
      wholeCount: compoundCount,
      sizes,
    },
    results: {
      ...start,
      response: { items, filterList, mediaNotes, totalItems, page, limit, colorCodes },
      relaxations,
      partCount,
      compoundCount,
      comparisons,
    },
  };
};
