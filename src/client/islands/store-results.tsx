import type { ReactNode } from 'react';
import { ListingProvider, type ListingStart, useListing } from '../ui/listing/listing-context.tsx';
import { Results, type ResultsProps } from '../ui/listing/results/results.tsx';

function LiveResults(props: ResultsProps): ReactNode {
  const response = useListing((state) => state.response);
  const relaxations = useListing((state) => state.relaxations);
  const nearest = useListing((state) => state.nearest);
  return (
    <Results
      {...props}
      nearest={nearest ?? (response === null ? (props.nearest ?? null) : null)}
      response={response ?? props.response}
      relaxations={relaxations ?? (response === null ? props.relaxations : null)}
    />
  );
}

/** Title, chips, toolbar, table and pricing popup of a listing. */
export default function StoreResults({
  listing,
  query,
  preferences,
  place = 'shop',
  ...results
}: ListingStart & ResultsProps): ReactNode {
  return (
    <ListingProvider listing={listing} query={query} preferences={preferences} place={place}>
      <LiveResults {...results} />
    </ListingProvider>
  );
}
