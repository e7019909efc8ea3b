import { newPasswordProblem } from '../../../domain/auth/password-rules.ts';
import { DONE_PARAMETER, RESET_PATH, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { defineRoutes } from '../../http/routes.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { clientMarkOf } from '../../security/client-mark.ts';
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
  path: RESET_PATH,
  title: 'Choose a new password',
  description: 'Choose a new password for your account by the link that was mailed to you.',
};

const NOT_GOOD: RefusedForm = {
  status: 422,
  message: 'This link no longer works: it or another one was used, or an hour has passed. Ask for a new one.',
  problems: [],
  email: '',
};

const weak = (message: string): RefusedForm => wrongAccountFields([{ parameter: 'password', message }]);

/** `/reset-password`. */
export const resetPassword = defineRoutes(RESET_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER, TOKEN_PARAMETER] }, async (c) => {
    const { ResetPasswordDonePage, ResetPasswordPage } = await import('./reset-password.page.tsx');
    if (c.req.query(DONE_PARAMETER) !== undefined) return renderAccountPage(c, VIEW, <ResetPasswordDonePage />);
    const token = tokenOf(c);
    return renderAccountPage(c, VIEW, <ResetPasswordPage token={token} refused={null} />);
  })
  .post('/', { body: ACCOUNT_BODY }, (c) =>
    takeAccountForm(
      c,
      VIEW,
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
      async (refused, { token }) => {
        const { ResetPasswordPage } = await import('./reset-password.page.tsx');
        return <ResetPasswordPage token={token} refused={refused} />;
      },
    ),
  );
