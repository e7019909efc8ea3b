import { type ReactNode, useState } from 'react';
import { CART_PATH, QUOTE_PATH } from '../../domain/reference/paths/store-links.ts';
import { ACCOUNT_PATH, afterSignIn } from '../../domain/site/account-links.ts';
import { FORGOT_PATH, SIGN_UP_PATH } from '../../domain/site/account-pages.ts';
import { authInBrowser } from '../stores/auth-in-browser.ts';
import { LoggedOut } from '../ui/account/logged-out.tsx';
import { SignInForm } from '../ui/account/sign-in-form.tsx';
import { SignedIn } from '../ui/account/signed-in.tsx';
import { useEmail } from '../ui/account/use-account.ts';
import { TextLink } from '../ui/links/text-link.tsx';
import { useSignedIn } from '../ui/use-signed-in.ts';

const WithoutAccount = (): ReactNode => (
  <aside>
    <h2 className="heading-4">Without an account</h2>
    <p>
      No account needed. Send your <TextLink href={CART_PATH}>quote cart</TextLink> or{' '}
      <TextLink href={QUOTE_PATH}>describe the part</TextLink>. Each request gets its own link.
    </p>
    <p>
      <TextLink href={SIGN_UP_PATH}>Create an account</TextLink>
    </p>
  </aside>
);

/** The body of the sign-in page: the form, or the signed-in account. `back` is the path to go to afterwards. */
export default function SignIn({ back }: { readonly back: string }): ReactNode {
  const isSignedIn = useSignedIn();
  const [isGoing, setGoing] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const email = useEmail(isSignedIn && !isGoing);

  if (isSignedIn && !isGoing) {
    return (
      <>
        <h1 className="heading-2">Account</h1>
        <SignedIn email={email} onLeave={() => setLeft(true)}>
          <a className="button button-primary" href={ACCOUNT_PATH}>
            Your quote requests
          </a>
        </SignedIn>
      </>
    );
  }
  return (
    <>
      <h1 className="heading-2">Log in</h1>
      {hasLeft ? <LoggedOut /> : <p className="text-lead">Log in to see your quote requests and their status.</p>}
      <div className="account-page-columns">
        <div className="only-script">
          <SignInForm
            signIn={(credentials) => {
              // The form stays unchanged until the next page has loaded.
              setGoing(true);
              return authInBrowser().signIn(credentials);
            }}
            onSignedIn={() => location.assign(afterSignIn(back))}
            onRefused={() => setGoing(false)}
          />
          <p className="text-muted">
            <TextLink href={FORGOT_PATH}>Forgot your password?</TextLink>
          </p>
        </div>
        <WithoutAccount />
      </div>
    </>
  );
}
