import type { ReactNode } from 'react';
import { FilterPanel, type FilterPanelProps } from '../ui/listing/filters/filter-panel.tsx';
import { ListingProvider, type ListingStart, useLater } from '../ui/listing/listing-context.tsx';

function LivePanel(props: FilterPanelProps): ReactNode {
  // Rows are rendered before the filters.
  const { response } = useLater();
  const stockCounts = response && props.stockCounts ? response.stockCounts : props.stockCounts;
  return (
    <FilterPanel
      {...props}
      {...(stockCounts && { stockCounts })}
      facetList={response?.facetList ?? props.facetList}
      colorCodes={response?.colorCodes ?? props.colorCodes}
      totalItems={response?.totalItems ?? props.totalItems}
    />
  );
}

/** The filter panel of a listing. */
export default function StoreFilters({
  listing,
  query,
  preferences,
  place = 'shop',
  ...panel
}: ListingStart & FilterPanelProps): ReactNode {
  return (
    <ListingProvider listing={listing} query={query} preferences={preferences} place={place}>
      <LivePanel {...panel} />
    </ListingProvider>
  );
}
