import type { ReactNode } from 'react';
import { FilterPanel, type FilterPanelProps } from '../ui/listing/filters/filter-panel.tsx';
import { ListingProvider, type ListingStart, useLater, useListing } from '../ui/listing/listing-context.tsx';
import { Results, type ResultsProps } from '../ui/listing/results/results.tsx';
import '../ui/listing/store-layout.css';

type Listing = Omit<ListingStart, 'place'> & Omit<FilterPanelProps, 'mode' | 'wholeCount'> & ResultsProps;

function LiveListing({
  facetList,
  colorCodes,
  totalItems,
  sizes,
  hidden,
  ...results
}: Omit<Listing, keyof ListingStart>) {
  const response = useListing((state) => state.response);
  const { response: counted } = useLater();
  const relaxations = useListing((state) => state.relaxations);
  return (
    <div className="store-layout client-side-store-inside">
      <FilterPanel
        mode="compounds"
        sizes={sizes}
        wholeCount={results.compoundCount}
        {...(hidden && { hidden })}
        facetList={counted?.facetList ?? facetList}
        colorCodes={counted?.colorCodes ?? colorCodes}
        totalItems={counted?.totalItems ?? totalItems}
      />
      <Results
        {...results}
        response={response ?? results.response}
        relaxations={relaxations ?? (response === null ? results.relaxations : null)}
      />
    </div>
  );
}

/** A compound listing with its filters inside a page: it has its own state and does not change the URL. */
export default function EmbeddedStore({ listing, title = '', query, preferences, ...rest }: Listing): ReactNode {
  return (
    <ListingProvider listing={listing} title={title} query={query} preferences={preferences} place="embedded">
      <LiveListing {...rest} />
    </ListingProvider>
  );
}
