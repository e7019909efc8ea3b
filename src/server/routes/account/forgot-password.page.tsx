import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { FORGOT_PATH, SIGN_UP_PATH } from '../../../domain/site/account-pages.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { AccountForm, AccountFrame, EmailField, LinkMailed, type RefusedForm } from './account-form.tsx';
import './account-page.css';
import { type AccountStep, isDone } from './account-step.ts';

const TITLE = 'Forgot your password';

export const head: PageHead = {
  title: TITLE,
  description: 'Have a link mailed to you that lets you choose a new password for your account.',
  noindex: true,
};

export const load = ({ query }: PageRequest): AccountStep => ({ isDone: isDone(query), refused: null });

/** `/forgot-password`: the form for the email address that gets a reset link. */
const ForgotPasswordForm = ({ refused }: { readonly refused: RefusedForm | null }): ReactNode => (
  <AccountFrame
    title={TITLE}
    lead="Enter the email address of your account. We will email you a link to choose a new password."
  >
    <div className="account-page-columns">
      <AccountForm
        action={FORGOT_PATH}
        refused={refused}
        submitLabel="Mail me a link"
        sendingLabel="Asking for a link..."
      >
        <EmailField refused={refused} />
      </AccountForm>
      <aside>
        <h2 className="heading-4">Without an account</h2>
        <p>
          We email only addresses that have an account. <TextLink href={SIGN_UP_PATH}>Create an account</TextLink> if
          you have none.
        </p>
        <p>
          Remember your password? <TextLink href={LOGIN_PATH}>Log in</TextLink>
        </p>
      </aside>
    </div>
  </AccountFrame>
);

const ForgotPasswordDone = (): ReactNode => (
  <LinkMailed
    title={TITLE}
    notice="If that address has an account, we sent it an email. The link works for one hour."
    action={FORGOT_PATH}
  >
    {' '}
    A sign-up that was never confirmed has no account yet: <TextLink href={SIGN_UP_PATH}>sign up again</TextLink>.
  </LinkMailed>
);

export default function ForgotPasswordPage({ isDone, refused }: AccountStep): ReactNode {
  return isDone ? <ForgotPasswordDone /> : <ForgotPasswordForm refused={refused} />;
}
