import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { AddressProblems } from '../../../client/ui/listing/address-problems.tsx';
import { compoundParts } from '../../../client/islands/compound-parts.ts';
import type { AdminListing } from '../../../domain/api/admin-store.ts';
import { ADMIN_STORE_PATH } from '../../../domain/reference/store-links.ts';
import { loginHref } from '../../../domain/site/account-links.ts';

/** `/admin-store`: the compounds with their properties, without the public shell. */
export function AdminStorePage(found: AdminListing): ReactNode {
  const { heading, filters, results } = compoundParts(found);
  return (
    <div className="store-layout admin-store-page">
      <AddressProblems problems={found.problems} />
      <Island name="store-heading" props={heading} />
      <Island name="store-filters" props={filters} />
      <Island name="store-results" props={results} />
    </div>
  );
}

/** The same address where it asks for an account: nothing of the listing, only the way to sign in. */
export const AdminStoreGate = ({ search }: { readonly search: string }): ReactNode => (
  <>
    <Island name="staff-store" props={{ search, signIn: loginHref(ADMIN_STORE_PATH + search) }} />
    <noscript>
      <p className="notice notice-info">
        <span>Logging in needs JavaScript, which is off: the session is kept in this browser tab alone.</span>
      </p>
    </noscript>
  </>
);
