import type { ReactNode } from 'react';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { displaySize } from '../../../domain/reference/sizes/size-standard.ts';
import type { ListingResponse, ShopRow } from '../../../domain/shop/catalog/listing.ts';
import { countFilters } from '../../../domain/shop/catalog-url/edit-query.ts';
import { useListing, useListingFrame, usePreferences } from './listing-context.tsx';
import { dimensionsText } from './table/row-text.ts';
import './listing-heading.css';

type HeadingSize = Pick<ShopRow, 'size' | 'size_standard' | 'id_mm' | 'cs_mm'>;

/** The part of a response that the heading shows. */
export interface FoundForHeading {
  readonly totalItems: number;
  /** The size, if all rows have the same one. */
  readonly size: HeadingSize | null;
}

const oneSize = (items: ListingResponse['items']): HeadingSize | null => {
  const [first] = items;
  if (first === undefined || !('size' in first)) return null;
  if (!items.every((row) => 'size' in row && row.size === first.size)) return null;
  const { size, size_standard, id_mm, cs_mm } = first;
  return { size, size_standard, id_mm, cs_mm };
};

export const foundForHeading = ({
  items,
  totalItems,
}: Pick<ListingResponse, 'items' | 'totalItems'>): FoundForHeading => ({ totalItems, size: oneSize(items) });

export interface ListingHeadingProps {
  readonly found: FoundForHeading;
  /** Size of the whole catalog. */
  readonly partCount: number;
  readonly compoundCount: number;
}

/** The listing's heading: the number of results with these filters and the total. */
export function ListingHeading({ found, partCount, compoundCount }: ListingHeadingProps): ReactNode {
  const { totalItems } = found;
  const { headingId, place } = useListingFrame();
  const { measurement } = usePreferences();
  const mode = useListing((state) => state.query.mode);
  const isFiltered = useListing((state) => countFilters(state.query) > 0);
  const hasOneSize = useListing((state) => state.query.sizes.length === 1);
  // An embedded listing is part of a page with its own main heading.
  const Heading = place === 'embedded' ? 'h2' : 'h1';
  const size = hasOneSize ? found.size : null;
  const [noun, all] = mode === 'compounds' ? ['compound', compoundCount] : ['O-ring', partCount];
  return (
    <div className="listing-heading">
      <Heading className="heading-3" id={headingId} tabIndex={-1}>
        {counted(totalItems, noun)}
        {size === null ? null : `, ${displaySize(size.size_standard, size.size)}`}
      </Heading>
      <span className="text-secondary">
        {size === null
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
