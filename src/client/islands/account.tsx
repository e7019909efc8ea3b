import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ACCOUNT_PATH, LOGIN_PATH, loginHref } from '../../domain/site/account-links.ts';
import { accountQuotesEndpoint } from '../../domain/site/api/account/account.ts';
import { causeText } from '../failure.ts';
import { signedInSource } from '../stores/auth-in-browser.ts';
import { AccountLists } from '../ui/account/account-lists.tsx';
import { EndEverywhere } from '../ui/account/end-everywhere.tsx';
import { LoggedOut } from '../ui/account/logged-out.tsx';
import { QuoteList } from '../ui/account/quote-list.tsx';
import { SignedIn } from '../ui/account/signed-in.tsx';
import { useEmail, useReading } from '../ui/account/use-account.ts';
import { TextLink } from '../ui/links/text-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSignedIn } from '../ui/use-signed-in.ts';

const Waiting = (): ReactNode => (
  <p className="waiting">
    <span className="waiting-spinner" aria-hidden="true" />
    Loading your quote requests...
  </p>
);

/**
 * The body of the account page. Without a session it redirects to the sign-in page, which leads back here.
 *
 * @param props.endsEverywhere whether the sign-in provider can end all sessions of an account
 */
export default function Account({ endsEverywhere }: { readonly endsEverywhere: boolean }): ReactNode {
  const isSignedIn = useSignedIn();
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null);
  const [page, setPage] = useState(1);
  const email = useEmail(isSignedIn);
  const [reading, again] = useReading(accountQuotesEndpoint, isSignedIn ? { page: String(page) } : null);

  useEffect(() => {
    // Reads the store and not the state: the first render matches the server's, which has no session.
    if (!signedInSource.snapshot() && !isSignedIn && leaving === null) location.replace(loginHref(ACCOUNT_PATH));
  }, [isSignedIn, leaving]);

  if (leaving === 'here' || (leaving === 'everywhere' && !isSignedIn)) {
    return (
      <LoggedOut isEverywhere={leaving === 'everywhere'}>
        {' '}
        <TextLink href={LOGIN_PATH}>Log in again</TextLink>
      </LoggedOut>
    );
  }
  if (!isSignedIn) return <Waiting />;
  return (
    <>
      <SignedIn email={email} onLeave={() => setLeaving('here')} />
      {reading.step === 'reading' ? <Waiting /> : null}
      {reading.step === 'failed' ? (
        <div className="quote-list-none">
          <Notice tone="danger" icon={CircleAlert} role="alert">
            Your quote requests could not be loaded. {causeText(reading.failure)}
          </Notice>
          <button type="button" className="button" onClick={again}>
            Try again
          </button>
        </div>
      ) : null}
      {reading.step === 'read' ? <QuoteList quotes={reading.value} onPage={setPage} /> : null}
      <AccountLists />
      {endsEverywhere ? (
        <EndEverywhere onLeave={() => setLeaving('everywhere')} onStay={() => setLeaving(null)} />
      ) : null}
    </>
  );
}
