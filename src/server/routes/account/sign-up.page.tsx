import type { ReactNode } from 'react';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { FORGOT_PATH, SIGN_UP_PATH } from '../../../domain/site/account-pages.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { AccountForm, AccountFrame, EmailField, LinkMailed, PasswordInput, type RefusedForm } from './account-form.tsx';
import './account-page.css';
import { type AccountStep, isDone } from './account-step.ts';

const TITLE = 'Create an account';

export const head: PageHead = {
  title: TITLE,
  description: 'Create an account to see the quote requests you sent, with number and status.',
  noindex: true,
};

export const load = ({ query }: PageRequest): AccountStep => ({ isDone: isDone(query), refused: null });

/** `/sign-up`: the form for an email address and a password. The next steps follow by email. */
const SignUpForm = ({ refused }: { readonly refused: RefusedForm | null }): ReactNode => (
  <AccountFrame
    title={TITLE}
    lead="An account lists your quote requests and their status, including earlier ones from the same email address."
  >
    <div className="account-page-columns">
      <AccountForm
        action={SIGN_UP_PATH}
        refused={refused}
        submitLabel="Create account"
        sendingLabel="Creating account..."
      >
        <EmailField refused={refused} />
        <PasswordInput isNew label="Choose a password" refused={refused} />
      </AccountForm>
      <aside>
        <h2 className="heading-4">What happens next</h2>
        <p>
          We email you a link. Open it in this browser, and you are logged in. On another device, it also asks for the
          password.
        </p>
        <p>
          Already have an account? <TextLink href={LOGIN_PATH}>Log in</TextLink> or{' '}
          <TextLink href={FORGOT_PATH}>choose a new password</TextLink>.
        </p>
        <p>
          We use your email only for your account and quotes. <TextLink href="/privacy-policy">Privacy policy</TextLink>
        </p>
      </aside>
    </div>
  </AccountFrame>
);

const SignUpDone = (): ReactNode => (
  <LinkMailed
    title={TITLE}
    notice="We sent an email to the address you entered. Open its link within 24 hours."
    action={SIGN_UP_PATH}
  />
);

export default function SignUpPage({ isDone, refused }: AccountStep): ReactNode {
  return isDone ? <SignUpDone /> : <SignUpForm refused={refused} />;
}
