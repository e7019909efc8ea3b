import { useEffect, useRef } from 'react';
import type { ActiveFilter } from '../../../domain/shop/catalog/listing.ts';
import { listingTitle } from '../../../domain/shop/catalog-url/listing-title.ts';
import { useListingFrame } from './listing-context.tsx';

/** Keeps the shop page's title in sync with its filters, in the same format as the server. */
export const useListingTitle = (filters: readonly ActiveFilter[]): void => {
  const { place } = useListingFrame();
  const title = listingTitle(filters);
  const shown = useRef(title);
  useEffect(() => {
    if (place !== 'shop' || !document.title.startsWith(shown.current)) return;
    document.title = title + document.title.slice(shown.current.length);
    shown.current = title;
  }, [place, title]);
};
