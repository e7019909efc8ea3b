import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { parseQuoteSummaries } from '../../domain/quotes/quote-summary.ts';
import { ACCOUNT_PATH, LOGIN_PATH, loginHref } from '../../domain/site/account-links.ts';
import { signedInSource } from '../stores/auth-in-browser.ts';
import { LoggedOut } from '../ui/account/logged-out.tsx';
import { QuoteList } from '../ui/account/quote-list.tsx';
import { SignedIn } from '../ui/account/signed-in.tsx';
import { useEmail, useReading } from '../ui/account/use-account.ts';

const { subscribe, snapshot, serverSnapshot } = signedInSource;

const Waiting = (): ReactNode => (
  <p className="waiting">
    <span className="spn" aria-hidden="true" />
    Loading your quote requests...
  </p>
);

/** The body of the account page. Without a session it leads to the sign-in page, and back from there. */
export default function Account(): ReactNode {
  const isSignedIn = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const [hasLeft, setLeft] = useState(false);
  const [page, setPage] = useState(1);
  const email = useEmail(isSignedIn);
  const [reading, again] = useReading(isSignedIn ? `/api/account/quotes?page=${page}` : null, parseQuoteSummaries);

  useEffect(() => {
    // The store itself, not the state: the first render is the server's, which knows of no session.
    if (!snapshot() && !isSignedIn && !hasLeft) location.replace(loginHref(ACCOUNT_PATH));
  }, [isSignedIn, hasLeft]);

  if (hasLeft) {
    return (
      <LoggedOut>
        {' '}
        <a className="lk" href={LOGIN_PATH}>
          Log in again
        </a>
      </LoggedOut>
    );
  }
  if (!isSignedIn) return <Waiting />;
  return (
    <>
      <SignedIn email={email} onLeave={() => setLeft(true)} />
      {reading.step === 'reading' ? <Waiting /> : null}
      {reading.step === 'failed' ? (
        <div className="noq">
          <p className="tagl danger" role="alert">
            <CircleAlert className="ic" aria-hidden="true" />
            <span>Your quote requests could not be loaded. Check your connection and try again.</span>
          </p>
          <button type="button" className="btn" onClick={again}>
            Try again
          </button>
        </div>
      ) : null}
      {reading.step === 'read' ? <QuoteList quotes={reading.value} onPage={setPage} /> : null}
    </>
  );
}
