import { DONE_PARAMETER, FORGOT_PATH } from '../../../domain/site/account-pages.ts';
import { defineRoutes } from '../../http/routes.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { networkOf } from '../../security/request-limit.ts';
import {
  type AccountView,
  accountPage,
  emailProblems,
  renderAccountPage,
  takeAccountForm,
  wrongAccountFields,
} from './account-page.tsx';
import { ACCOUNT_BODY } from './account-rules.ts';

const VIEW: AccountView = {
  path: FORGOT_PATH,
  title: 'Forgot your password',
  description: 'Have a link mailed to you that lets you choose a new password for your account.',
};

/** `/forgot-password`. */
export const forgotPassword = defineRoutes(FORGOT_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER] }, async (c) => {
    const { ForgotPasswordDonePage, ForgotPasswordPage } = await import('./forgot-password.page.tsx');
    const isDone = c.req.query(DONE_PARAMETER) !== undefined;
    return renderAccountPage(c, VIEW, isDone ? <ForgotPasswordDonePage /> : <ForgotPasswordPage refused={null} />);
  })
  .post('/', { body: ACCOUNT_BODY }, (c) =>
    takeAccountForm(
      c,
      VIEW,
      async ({ email }) => {
        const problems = emailProblems(email);
        if (problems.length > 0) return wrongAccountFields(problems, email);
        const { accountId } = await c.var.services.accounts.requestReset({ email, network: networkOf(c) });
        noteSecurityEvent(c, 'reset-requested', { accountId });
        return null;
      },
      async (refused) => {
        const { ForgotPasswordPage } = await import('./forgot-password.page.tsx');
        return <ForgotPasswordPage refused={refused} />;
      },
    ),
  );
