import { newPasswordProblem } from '../../../domain/auth/password-rules.ts';
import { DONE_PARAMETER, SIGN_UP_PATH } from '../../../domain/site/account-pages.ts';
import { defineRoutes } from '../../http/routes.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import type { RefusedForm } from './account-form.tsx';
import {
  type AccountView,
  accountPage,
  emailProblems,
  renderAccountPage,
  takeAccountForm,
  wrongAccountFields,
} from './account-page.tsx';
import { ACCOUNT_BODY } from './account-rules.ts';
import { registerWithin } from './register-within.ts';

const VIEW: AccountView = {
  path: SIGN_UP_PATH,
  title: 'Create an account',
  description: 'Create an account to see the quote requests you sent, with number and status.',
};

const CLOSED: RefusedForm = {
  status: 403,
  message: 'Accounts cannot be made here with this address. Write to us, and we make one for you.',
  problems: [],
  email: '',
};

/** `/sign-up`. */
export const signUp = defineRoutes(SIGN_UP_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER] }, async (c) => {
    const { SignUpDonePage, SignUpPage } = await import('./sign-up.page.tsx');
    const isDone = c.req.query(DONE_PARAMETER) !== undefined;
    return renderAccountPage(c, VIEW, isDone ? <SignUpDonePage /> : <SignUpPage refused={null} />);
  })
  .post('/', { body: ACCOUNT_BODY }, (c) =>
    takeAccountForm(
      c,
      VIEW,
      async ({ email, password }) => {
        const length = newPasswordProblem(password);
        const problems = [
          ...emailProblems(email),
          ...(length === null ? [] : [{ parameter: 'password', message: length }]),
        ];
        if (problems.length > 0) return wrongAccountFields(problems, email);
        const answer = await registerWithin(c, { email, password, firstName: null, lastName: null });
        if (answer.outcome === 'closed') return { ...CLOSED, email };
        if (answer.outcome === 'weak-password') {
          return wrongAccountFields([{ parameter: 'password', message: answer.problem }], email);
        }
        noteSecurityEvent(c, 'registered', { accountId: answer.accountId });
        return null;
      },
      async (refused) => {
        const { SignUpPage } = await import('./sign-up.page.tsx');
        return <SignUpPage refused={refused} />;
      },
    ),
  );
