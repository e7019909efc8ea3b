import { DONE_PARAMETER, FORGOT_PATH } from '../../../domain/site/account-pages.ts';
import { page, renderPage } from '../../render/page.tsx';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { networkOf } from '../../security/request-limit.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import { accountPage, emailProblems, takeAccountForm, wrongAccountFields } from './account-page.ts';
import { ACCOUNT_BODY } from './account-rules.ts';

const importPage = () => import('./forgot-password.page.tsx');

export const forgotPassword = defineRoutes(FORGOT_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER] }, page(importPage))
  .post('/', { body: ACCOUNT_BODY }, (c) =>
    takeAccountForm(
      c,
      FORGOT_PATH,
      async ({ email }) => {
        const problems = emailProblems(email);
        if (problems.length > 0) return wrongAccountFields(problems, email);
        const { accountId } = await c.var.services.accounts.requestReset({ email, network: networkOf(c) });
        noteSecurityEvent(c, 'reset-requested', { accountId });
        return null;
      },
      (refused) => renderPage(c, importPage, { isDone: false, refused }),
    ),
  );
