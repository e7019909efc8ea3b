import type { ReactNode } from 'react';
import type { ListingResponse } from '../../../domain/catalog/listing.ts';
import { countFilters } from '../../../domain/catalog-url/edit-query.ts';
import { formatCount } from '../../../domain/pricing/money.ts';
import { displaySize } from '../../../domain/sizes/size-standard.ts';
import { counted } from '../../../domain/text/counted.ts';
import { useListing, useListingFrame, usePreferences } from './listing-context.tsx';
import { dimensionsText } from './row-text.ts';

export interface ListingHeadingProps {
  readonly response: Pick<ListingResponse, 'items' | 'totalItems'>;
  /** Size of the whole catalog. */
  readonly partCount: number;
  readonly compoundCount: number;
}

/** The one size that all rows have because it was asked for. */
const oneSize = (items: ListingHeadingProps['response']['items']) => {
  const [first] = items;
  if (first === undefined || !('size' in first)) return undefined;
  const same = items.every((row) => 'size' in row && row.size === first.size);
  return same ? first : undefined;
};

/** The listing's heading: how many there are with these filters, and of how many. */
export function ListingHeading({ response, partCount, compoundCount }: ListingHeadingProps): ReactNode {
  const { items, totalItems } = response;
  const { headingId, place } = useListingFrame();
  const { measurement } = usePreferences();
  const mode = useListing((state) => state.query.mode);
  const isFiltered = useListing((state) => countFilters(state.query) > 0);
  const asksOneSize = useListing((state) => state.query.sizes.length === 1);
  // An embedded listing is a part of a page that has its heading.
  const Heading = place === 'embedded' ? 'h2' : 'h1';
  const size = asksOneSize ? oneSize(items) : undefined;
  const [noun, all] = mode === 'compounds' ? ['compound', compoundCount] : ['O-ring', partCount];
  return (
    <div className="listing-heading">
      <Heading className="heading-3" id={headingId} tabIndex={-1}>
        {counted(totalItems, noun)}
        {size === undefined ? null : `, ${displaySize(size.size_standard, size.size)}`}
      </Heading>
      <span className="text-secondary">
        {size === undefined
          ? isFiltered
            ? `of ${formatCount(all)}`
            : mode === 'compounds'
              ? ''
              : `in ${counted(compoundCount, 'compound')}`
          : `${dimensionsText(size, measurement)}, ${formatCount(totalItems)} of ${counted(compoundCount, 'compound')}`}
      </span>
    </div>
  );
}
