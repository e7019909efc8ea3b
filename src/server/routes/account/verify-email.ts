import { DONE_PARAMETER, TOKEN_PARAMETER, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import { passwordProblem } from '../../../domain/site/auth/credentials.ts';
import { page, renderPage } from '../../render/page.tsx';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import type { RefusedForm } from './account-form.tsx';
import { accountPage, takeAccountForm, wrongAccountFields } from './account-page.ts';
import { ACCOUNT_BODY } from './account-rules.ts';

const importPage = () => import('./verify-email.page.tsx');

const NOT_GOOD: RefusedForm = {
  status: 422,
  message:
    'This link no longer works: it or another one was used, or 24 hours have passed. Log in if you confirmed the address before; else sign up again.',
  problems: [],
  email: '',
};

export const verifyEmail = defineRoutes(VERIFY_PATH)
  .use(accountPage)
  .get(
    '/',
    { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER, TOKEN_PARAMETER] },
    page(importPage, ({ accounts: { asksPassword } }) => ({ asksPassword })),
  )
  .post('/', { body: ACCOUNT_BODY }, (c) => {
    const { accounts } = c.var.services;
    const { asksPassword } = accounts;
    return takeAccountForm(
      c,
      VERIFY_PATH,
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
      (refused, { token }) => renderPage(c, importPage, { isDone: false, token, asksPassword, refused }),
    );
  });
