import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { countFilters } from '../../../domain/catalog-url/edit-query.ts';
import { formatCount } from '../../../domain/pricing/money.ts';
import { useListing, useListingActions, useListingFrame } from './listing-context.tsx';
import { isPlainClick } from './query-link.tsx';
import { SortMenu } from './sort-menu.tsx';

/** Title with the size of the catalog; on small screens also Add Filters and Sort. */
export function ResultsHead(props: { parts: number; compounds: number; heading: Ref<HTMLHeadingElement> }): ReactNode {
  const { parts, compounds, heading } = props;
  const active = useListing((state) => countFilters(state.query));
  const { openFilters } = useListingActions();
  const mode = useListing((state) => state.query.mode);
  const { filtersId, place } = useListingFrame();
  // An embedded listing is a part of a page that has its heading.
  const Heading = place === 'embedded' ? 'h2' : 'h1';
  return (
    <>
      <div className="results-head">
        <Heading className="heading-3" tabIndex={-1} ref={heading}>
          {mode === 'compounds' ? 'Compounds' : 'O-rings'}
        </Heading>
        <span className="text-secondary">
          {mode === 'compounds'
            ? `${formatCount(compounds)} compounds, filtered by property`
            : `${formatCount(parts)} parts, ${formatCount(compounds)} compounds`}
        </span>
      </div>
      <div className="results-head-tools">
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
    </>
  );
}
