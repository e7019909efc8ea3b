import type { ReactNode } from 'react';
import { ListingProvider, type ListingStart, useListing } from '../ui/listing/listing-context.tsx';
import { foundForHeading, ListingHeading, type ListingHeadingProps } from '../ui/listing/listing-heading.tsx';

function LiveHeading(props: ListingHeadingProps): ReactNode {
  const response = useListing((state) => state.response);
  return <ListingHeading {...props} found={response ? foundForHeading(response) : props.found} />;
}

/**
 * The heading of a listing. It comes before the filters' headings in the document, therefore it is separate from the
 * results.
 */
export default function StoreHeading({
  listing,
  query,
  preferences,
  place = 'shop',
  ...heading
}: ListingStart & ListingHeadingProps): ReactNode {
  return (
    <ListingProvider listing={listing} query={query} preferences={preferences} place={place}>
      <LiveHeading {...heading} />
    </ListingProvider>
  );
}
