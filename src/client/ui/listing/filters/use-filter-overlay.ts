import { useRef } from 'react';
import { useOverlay } from '../../use-overlay.ts';
import { useListing, useListingActions } from '../listing-context.tsx';

/** The state of the panel as an overlay. */
export const useFilterOverlay = () => {
  const isOpen = useListing((state) => state.filtersOpen);
  const { openFilters } = useListingActions();
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = useOverlay(ref, isOpen, () => openFilters(false));
  return { ref, isOpen, onKeyDown };
};
