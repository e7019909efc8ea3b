import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AdminListing, adminStoreEndpoint } from '../../domain/site/api/catalog/admin-store.ts';
import { causeText } from '../failure.ts';
import { useReading } from '../ui/account/use-account.ts';
import { AddressProblems } from '../ui/listing/results/address-problems.tsx';
import { Notice } from '../ui/notice.tsx';
import { compoundParts } from './compound-parts.ts';
import StoreFilters from './store-filters.tsx';
import StoreHeading from './store-heading.tsx';
import StoreResults from './store-results.tsx';
import '../ui/listing/store-layout.css';
import { useSignedIn } from '../ui/use-signed-in.ts';

const Gate = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="page page-message">
    <h1 className="heading-2">Compounds</h1>
    {children}
  </div>
);

const Listing = ({ found }: { readonly found: AdminListing }): ReactNode => {
  const { heading, filters, results } = compoundParts(found);
  return (
    <div className="store-layout admin-store-page">
      <AddressProblems problems={found.problems} />
      <StoreHeading {...heading} />
      <StoreFilters {...filters} />
      <StoreResults {...results} />
    </div>
  );
};

/** The compound listing that requires an account: the server returns it only to authorized accounts. */
export default function StaffStore({
  search,
  signIn,
}: {
  readonly search: string;
  readonly signIn: string;
}): ReactNode {
  const isSignedIn = useSignedIn();
  const [reading, again] = useReading(adminStoreEndpoint, isSignedIn ? search : null);
  if (!isSignedIn) {
    return (
      <Gate>
        <p className="text-lead">This page is for staff. Log in to see it.</p>
        <p>
          <a className="button button-primary" href={signIn}>
            Log in
          </a>
        </p>
      </Gate>
    );
  }
  switch (reading.step) {
    case 'reading':
      return (
        <Gate>
          <p className="waiting" role="status">
            <span className="waiting-spinner" aria-hidden="true" />
            Loading the compounds...
          </p>
        </Gate>
      );
    case 'refused':
      return (
        <Gate>
          <p className="text-lead" role="alert">
            Your account has no access to this page. Ask the site administrator to add your email address, or log in
            with another account.
          </p>
          <p>
            <a className="button" href="/account">
              Your account
            </a>
          </p>
        </Gate>
      );
    case 'failed':
      return (
        <Gate>
          <Notice tone="danger" icon={CircleAlert} role="alert">
            The compounds could not be loaded. {causeText(reading.failure)}
          </Notice>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </Gate>
      );
    case 'read':
      return <Listing found={reading.value} />;
  }
}
