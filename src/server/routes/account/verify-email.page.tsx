import type { ReactNode } from 'react';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { SIGN_UP_PATH, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import {
  AccountDone,
  AccountForm,
  AccountFrame,
  AccountProblem,
  PasswordInput,
  type RefusedForm,
  TokenField,
} from './account-form.tsx';

const TITLE = 'Confirm your address';
const BROKEN_LINK =
  'The address of this page is not whole: open the link of the mail again, or copy all of it into the address bar.';

/** `/verify-email`: where the mailed link leads. Opening it changes nothing, as mail scanners do; its button does. */
export const VerifyEmailPage = (props: {
  readonly token: string;
  /** Whether the password of the sign-up is asked for. */
  readonly asksPassword: boolean;
  readonly refused: RefusedForm | null;
}): ReactNode => {
  const { token, asksPassword, refused } = props;
  return (
    <AccountFrame
      title={TITLE}
      lead={
        asksPassword
          ? 'Enter the password you chose when you signed up, and the account is yours.'
          : 'One click, and the account is yours.'
      }
    >
      <div className="signin">
        {token === '' ? (
          <AccountProblem message={BROKEN_LINK} />
        ) : (
          <AccountForm
            action={VERIFY_PATH}
            refused={refused}
            submitLabel="Confirm the address"
            sendingLabel="Confirming the address..."
          >
            <TokenField token={token} />
            {asksPassword ? <PasswordInput isNew={false} label="Password" refused={refused} /> : null}
          </AccountForm>
        )}
        <aside>
          <h2 className="h4">{asksPassword ? 'Why the password' : 'Not you'}</h2>
          <p>
            {asksPassword
              ? 'It makes sure that whoever signed up and whoever reads this mailbox are the same person. '
              : ''}
            If you did not sign up, close this page: no account is made.
          </p>
          <p>
            {asksPassword ? 'You do not know it any more, or the link is too old? ' : 'The link is too old? '}
            <a className="lk" href={SIGN_UP_PATH}>
              Sign up again
            </a>
          </p>
        </aside>
      </div>
    </AccountFrame>
  );
};

/** The address is confirmed. */
export const VerifyEmailDonePage = (): ReactNode => (
  <AccountFrame title={TITLE} lead="Your account is ready.">
    <AccountDone>The address is confirmed. Quote requests you sent from it before are in your account.</AccountDone>
    <p>
      <a className="btn pri" href={LOGIN_PATH}>
        Log in
      </a>
    </p>
  </AccountFrame>
);
