import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AdminListing } from '../../server/routes/store/admin-store.load.ts';
import { authInBrowser, signedInSource } from '../stores/auth-in-browser.ts';
import { AddressProblems } from '../ui/listing/address-problems.tsx';
import { compoundParts } from '../ui/listing/compound-parts.ts';
import StoreFilters from './store-filters.tsx';
import StoreResults from './store-results.tsx';

const { subscribe, snapshot, serverSnapshot } = signedInSource;

type Reading = 'reading' | 'not-staff' | 'failed' | AdminListing;

/** Asks with the tab's token; a refusal of the token drops it, which whoever shows the page notices. */
const read = async (path: string, signal: AbortSignal): Promise<Reading> => {
  try {
    const response = await authInBrowser().fetch(path, { signal });
    if (response.status === 401) return 'reading';
    if (response.status === 403) return 'not-staff';
    return response.ok ? ((await response.json()) as AdminListing) : 'failed';
  } catch {
    return 'failed';
  }
};

const useListing = (path: string | null): readonly [Reading, again: () => void] => {
  const [reading, setReading] = useState<Reading>('reading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (path === null) return;
    const leaving = new AbortController();
    setReading('reading');
    void read(path, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setReading(found);
    });
    return () => leaving.abort();
  }, [path, round]);
  return [reading, () => setRound((before) => before + 1)];
};

const Gate = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="page sec-pad">
    <h1 className="h2">Compounds</h1>
    {children}
  </div>
);

const Listing = ({ found }: { readonly found: AdminListing }): ReactNode => {
  const { filters, results } = compoundParts(found);
  return (
    <div className="store adm">
      <AddressProblems problems={found.problems} />
      <StoreFilters {...filters} />
      <StoreResults {...results} />
    </div>
  );
};

/** The listing of compounds where it asks for an account: the server hands it out to whoever may see it, and to nobody else. */
export default function StaffStore({ path, signIn }: { readonly path: string; readonly signIn: string }): ReactNode {
  const isSignedIn = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const [reading, again] = useListing(isSignedIn ? path : null);
  if (!isSignedIn) {
    return (
      <Gate>
        <p className="lead">This page is for staff. Sign in with your account to see it.</p>
        <p>
          <a className="btn pri" href={signIn}>
            Sign in
          </a>
        </p>
      </Gate>
    );
  }
  switch (reading) {
    case 'reading':
      return (
        <Gate>
          <p className="waiting" role="status">
            <span className="spn" aria-hidden="true" />
            Loading the compounds...
          </p>
        </Gate>
      );
    case 'not-staff':
      return (
        <Gate>
          <p className="lead" role="alert">
            Your account may not see this page. Ask whoever runs this site to add your address, or sign in with another
            account.
          </p>
          <p>
            <a className="btn" href="/account">
              Your account
            </a>
          </p>
        </Gate>
      );
    case 'failed':
      return (
        <Gate>
          <p className="tagl danger" role="alert">
            <CircleAlert className="ic" aria-hidden="true" />
            <span>The compounds could not be loaded. Check your connection and try again.</span>
          </p>
          <button type="button" className="btn" onClick={again}>
            Try again
          </button>
        </Gate>
      );
    default:
      return <Listing found={reading} />;
  }
}
