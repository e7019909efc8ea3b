import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { countFilters } from '../../../../domain/shop/catalog-url/edit-query.ts';
import { isPlainClick } from '../../links/in-place-link.tsx';
import { useListing, useListingActions, useListingFrame } from '../listing-context.tsx';
import { SortMenu } from './sort-menu.tsx';
import './results-head.css';

/** Add Filters and Sort, on small screens. */
export function ResultsHead(): ReactNode {
  const active = useListing((state) => countFilters(state.query));
  const { openFilters } = useListingActions();
  const { filtersId } = useListingFrame();
  return (
    <div className="results-head">
      <a
        className="button"
        href={`#${filtersId}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          openFilters(true);
        }}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" /> Add Filters
        {active === 0 ? null : <span className="text-muted">{active}</span>}
      </a>
      <SortMenu />
    </div>
  );
}
