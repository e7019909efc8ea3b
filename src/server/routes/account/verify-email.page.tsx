import type { ReactNode } from 'react';
import { SIGN_UP_PATH, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import { MailedLinkDone, MailedLinkPage, PasswordInput, type RefusedForm } from './account-form.tsx';

const TITLE = 'Confirm your address';

/** `/verify-email`: where the mailed link leads. Opening it changes nothing, as mail scanners do; its button does. */
export const VerifyEmailPage = (props: {
  readonly token: string;
  /** Whether the password of the sign-up is asked for. */
  readonly asksPassword: boolean;
  readonly refused: RefusedForm | null;
}): ReactNode => {
  const { token, asksPassword, refused } = props;
  return (
    <MailedLinkPage
      title={TITLE}
      lead={
        asksPassword ? 'Enter the password you chose when you signed up to finish.' : 'One click confirms your account.'
      }
      token={token}
      action={VERIFY_PATH}
      refused={refused}
      submitLabel="Confirm the address"
      sendingLabel="Confirming the address..."
      aside={
        <>
          <h2 className="heading-4">{asksPassword ? 'Why the password' : 'Not you'}</h2>
          <p>
            {asksPassword ? 'This confirms that whoever signed up reads this mailbox. ' : ''}
            If you did not sign up, close this page: no account is made.
          </p>
          <p>
            {asksPassword ? 'Forgot it, or has the link expired? ' : 'Has the link expired? '}
            <a className="link" href={SIGN_UP_PATH}>
              Sign up again
            </a>
          </p>
        </>
      }
    >
      {asksPassword ? <PasswordInput isNew={false} label="Password" refused={refused} /> : null}
    </MailedLinkPage>
  );
};

/** The address is confirmed. */
export const VerifyEmailDonePage = (): ReactNode => (
  <MailedLinkDone title={TITLE} lead="Your account is ready.">
    The address is confirmed. Quote requests you sent from it before are in your account.
  </MailedLinkDone>
);
