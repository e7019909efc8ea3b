import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { countFilters } from '../../../domain/catalog-url/edit-query.ts';
import { formatCount } from '../../../domain/pricing/money.ts';
import { FILTERS_ID } from '../../stores/listing-in-browser.ts';
import { useListing, useListingActions } from './listing-context.tsx';
import { isPlainClick } from './query-link.tsx';
import { SortMenu } from './sort-menu.tsx';

/** Title with the size of the catalogue; on small screens also Add Filters and Sort. */
export function ResultsHead(props: { parts: number; compounds: number; heading: Ref<HTMLHeadingElement> }): ReactNode {
  const { parts, compounds, heading } = props;
  const active = useListing((state) => countFilters(state.query));
  const { openFilters } = useListingActions();
  return (
    <>
      <div className="sth">
        <h1 className="h3" tabIndex={-1} ref={heading}>
          O-rings
        </h1>
        <span className="sec">
          {formatCount(parts)} parts, {formatCount(compounds)} compounds
        </span>
      </div>
      <div className="mtools">
        <a
          className="btn"
          href={`#${FILTERS_ID}`}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            openFilters(true);
          }}
        >
          <SlidersHorizontal className="ic" aria-hidden="true" /> Add Filters
          {active === 0 ? null : <span className="mut">{active}</span>}
        </a>
        <SortMenu />
      </div>
    </>
  );
}
