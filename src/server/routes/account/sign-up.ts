import { DONE_PARAMETER, SIGN_UP_PATH } from '../../../domain/site/account-pages.ts';
import { newPasswordProblem } from '../../../domain/site/auth/password-rules.ts';
import { SIGN_UP_COOKIE } from '../../../domain/site/cookies.ts';
import { writeCookie } from '../../http/cookies.ts';
import { page, renderPage } from '../../render/page.tsx';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { randomToken } from '../../security/random-id.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import type { RefusedForm } from './account-form.tsx';
import { accountPage, emailProblems, takeAccountForm, wrongAccountFields } from './account-page.ts';
import { ACCOUNT_BODY } from './account-rules.ts';
import { registerWithin } from './register-within.ts';

const importPage = () => import('./sign-up.page.tsx');

const CLOSED: RefusedForm = {
  status: 403,
  message: 'Accounts cannot be made here with this address. Write to us, and we make one for you.',
  problems: [],
  email: '',
};

export const signUp = defineRoutes(SIGN_UP_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER] }, page(importPage))
  .post('/', { body: ACCOUNT_BODY }, (c) =>
    takeAccountForm(
      c,
      SIGN_UP_PATH,
      async ({ email, password }) => {
        const length = newPasswordProblem(password);
        const problems = [
          ...emailProblems(email),
          ...(length === null ? [] : [{ parameter: 'password', message: length }]),
        ];
        if (problems.length > 0) return wrongAccountFields(problems, email);
        const browser = c.var.services.accounts.needsProof ? randomToken() : null;
        const answer = await registerWithin(c, { email, password, firstName: null, lastName: null }, browser);
        if (answer.outcome === 'closed') return { ...CLOSED, email };
        if (answer.outcome === 'weak-password') {
          return wrongAccountFields([{ parameter: 'password', message: answer.problem }], email);
        }
        if (browser !== null) writeCookie(c, SIGN_UP_COOKIE, browser);
        noteSecurityEvent(c, 'registered', { accountId: answer.accountId });
        return null;
      },
      (refused) => renderPage(c, importPage, { isDone: false, refused }),
    ),
  );
