import { DONE_PARAMETER, RESET_PATH, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { newPasswordProblem } from '../../../domain/site/auth/password-rules.ts';
import { page, renderPage } from '../../render/page.tsx';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientMarkOf } from '../../security/client-mark.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import type { RefusedForm } from './account-form.tsx';
import { accountPage, takeAccountForm, wrongAccountFields } from './account-page.ts';
import { ACCOUNT_BODY } from './account-rules.ts';

const importPage = () => import('./reset-password.page.tsx');

const NOT_GOOD: RefusedForm = {
  status: 422,
  message: 'This link no longer works: it or another one was used, or an hour has passed. Ask for a new one.',
  problems: [],
  email: '',
};

const weak = (message: string): RefusedForm => wrongAccountFields([{ parameter: 'password', message }]);

export const resetPassword = defineRoutes(RESET_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER, TOKEN_PARAMETER] }, page(importPage))
  .post('/', { body: ACCOUNT_BODY }, (c) =>
    takeAccountForm(
      c,
      RESET_PATH,
      async ({ token, password }) => {
        const problem = newPasswordProblem(password);
        if (problem !== null) return weak(problem);
        const answer =
          token === '' ? null : await c.var.services.accounts.reset(token, password, await clientMarkOf(c));
        if (answer?.outcome === 'weak-password') return weak(answer.problem);
        if (answer?.outcome !== 'reset') {
          noteSecurityEvent(c, 'reset-refused');
          return NOT_GOOD;
        }
        noteSecurityEvent(c, 'password-reset', { accountId: answer.accountId });
        return null;
      },
      (refused, { token }) => renderPage(c, importPage, { isDone: false, token, refused }),
    ),
  );
