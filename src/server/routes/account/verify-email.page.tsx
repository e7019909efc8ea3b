import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { SIGN_UP_PATH, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import type { PageHead } from '../../render/page-head.ts';
import { MailedLinkDone, MailedLinkPage, PasswordInput, type RefusedForm } from './account-form.tsx';
import type { MailedLinkStep } from './account-step.ts';

const TITLE = 'Confirm your address';

export const head: PageHead = {
  title: TITLE,
  description: 'Confirm the email address of a new account by the link that was mailed to it.',
  noindex: true,
};

interface Proof {
  /** Whether the form has a field for the password of the sign-up. */
  readonly asksPassword: boolean;
  /** Whether JavaScript sends the form immediately, because this browser signed up. */
  readonly sendsNow: boolean;
}

/**
 * `/verify-email`: the page of the mailed link. Opening it changes nothing in other browsers, because mail scanners open
 * links; its button confirms the account.
 */
const VerifyEmailForm = (
  props: Proof & { readonly token: string; readonly refused: RefusedForm | null },
): ReactNode => {
  const { token, asksPassword, sendsNow, refused } = props;
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
      sendsNow={sendsNow}
      aside={
        <>
          <h2 className="heading-4">{asksPassword ? 'Why the password' : 'Not you'}</h2>
          <p>
            {asksPassword
              ? 'You opened the link in another browser than the one you signed up in. The password confirms that it was you. '
              : ''}
            If you did not sign up, close this page: no account is made.
          </p>
          <p>
            {asksPassword ? 'Forgot it, or has the link expired? ' : 'Has the link expired? '}
            <TextLink href={SIGN_UP_PATH}>Sign up again</TextLink>
          </p>
        </>
      }
    >
      {asksPassword ? <PasswordInput isNew={false} label="Password" refused={refused} /> : null}
    </MailedLinkPage>
  );
};

/** The page after the address was confirmed. */
const VerifyEmailDone = (): ReactNode => (
  <MailedLinkDone title={TITLE} lead="Your account is ready.">
    The address is confirmed. Quote requests you sent from it before are in your account.
  </MailedLinkDone>
);

export default function VerifyEmailPage({ isDone, ...form }: MailedLinkStep & Proof): ReactNode {
  return isDone ? <VerifyEmailDone /> : <VerifyEmailForm {...form} />;
}
