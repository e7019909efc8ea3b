import { passwordProblem } from '../../../domain/auth/credentials.ts';
import { DONE_PARAMETER, TOKEN_PARAMETER, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import { defineRoutes } from '../../http/routes.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import type { RefusedForm } from './account-form.tsx';
import {
  type AccountView,
  accountPage,
  renderAccountPage,
  takeAccountForm,
  tokenOf,
  wrongAccountFields,
} from './account-page.tsx';
import { ACCOUNT_BODY } from './account-rules.ts';

const VIEW: AccountView = {
  path: VERIFY_PATH,
  title: 'Confirm your address',
  description: 'Confirm the email address of a new account by the link that was mailed to it.',
};

const NOT_GOOD: RefusedForm = {
  status: 422,
  message:
    'This link no longer works: it or another one was used, or 24 hours have passed. Log in if you confirmed the address before; else sign up again.',
  problems: [],
  email: '',
};

/** `/verify-email`. */
export const verifyEmail = defineRoutes(VERIFY_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER, TOKEN_PARAMETER] }, async (c) => {
    const { VerifyEmailDonePage, VerifyEmailPage } = await import('./verify-email.page.tsx');
    if (c.req.query(DONE_PARAMETER) !== undefined) return renderAccountPage(c, VIEW, <VerifyEmailDonePage />);
    const token = tokenOf(c);
    const { asksPassword } = c.var.services.accounts;
    return renderAccountPage(c, VIEW, <VerifyEmailPage token={token} asksPassword={asksPassword} refused={null} />);
  })
  .post('/', { body: ACCOUNT_BODY }, (c) => {
    const { accounts } = c.var.services;
    const { asksPassword } = accounts;
    return takeAccountForm(
      c,
      VIEW,
      async ({ token, password }) => {
        const problem = asksPassword ? passwordProblem(password) : null;
        if (problem !== null) return wrongAccountFields([{ parameter: 'password', message: problem }]);
        const answer = token === '' ? null : await accounts.verify(token, asksPassword ? password : null);
        if (answer?.outcome === 'wrong-password') {
          const message = 'This is not the password you signed up with. Check it and try again';
          return wrongAccountFields([{ parameter: 'password', message }]);
        }
        if (answer?.outcome !== 'verified') return NOT_GOOD;
        noteSecurityEvent(c, 'address-verified', { accountId: answer.accountId });
        return null;
      },
      async (refused, { token }) => {
        const { VerifyEmailPage } = await import('./verify-email.page.tsx');
        return <VerifyEmailPage token={token} asksPassword={asksPassword} refused={refused} />;
      },
    );
  });
