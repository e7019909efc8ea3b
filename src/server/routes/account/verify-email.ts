import type { Context } from 'hono';
import { DONE_PARAMETER, TOKEN_PARAMETER, VERIFY_PATH } from '../../../domain/site/account-pages.ts';
import { passwordProblem } from '../../../domain/site/auth/credentials.ts';
import type { AuthTokens } from '../../../domain/site/auth/tokens.ts';
import { SIGN_UP_COOKIE } from '../../../domain/site/cookies.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { wantsJson } from '../../forms/form-response.ts';
import { cookieOf, dropCookie } from '../../http/cookies.ts';
import { renderPage } from '../../render/page.tsx';
import { logFailure } from '../../resilience/log-failure.ts';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientMarkOf } from '../../security/client-mark.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import type { RefusedForm } from './account-form.tsx';
import { accountPage, takeAccountForm, wrongAccountFields } from './account-page.ts';
import { ACCOUNT_BODY } from './account-rules.ts';
import { mailedLinkStep } from './account-step.ts';

const importPage = () => import('./verify-email.page.tsx');

const NOT_GOOD: RefusedForm = {
  status: 422,
  message:
    'This link no longer works: it or another one was used, or 24 hours have passed. Log in if you confirmed the address before; else sign up again.',
  problems: [],
  email: '',
};

const OTHER_BROWSER: RefusedForm = {
  ...NOT_GOOD,
  message: 'This browser can no longer confirm the address without the password. Open the link again and enter it.',
};

const sentText = (query: string | undefined): string =>
  query !== undefined && query.length <= LONGEST_TOKEN ? query : '';

/** Whether this browser signed up for the account of the link. If that cannot be read, the page requires the password. */
const isSignUpBrowser = async (c: Context<AppBindings>, token: string): Promise<boolean> => {
  const browser = sentText(cookieOf(c, SIGN_UP_COOKIE));
  if (browser === '' || token === '') return false;
  return c.var.services.accounts.isSignUpBrowser(token, browser).catch((error: unknown) => {
    logFailure('The sign-up of a link could not be read; its page requires the password.', error);
    return false;
  });
};

/** Signs the owner of a confirmed account in. Returns `null` if that is impossible: they can still log in. */
const startSession = async (c: Context<AppBindings>, accountId: string | null): Promise<AuthTokens | null> => {
  const { grantTo } = c.var.services.auth;
  // Without JavaScript, nothing could store the tokens.
  if (grantTo === undefined || accountId === null || !wantsJson(c)) return null;
  try {
    const { access_token, refresh_token } = await grantTo(accountId, await clientMarkOf(c));
    noteSecurityEvent(c, 'signed-in', { accountId });
    return { access_token, refresh_token };
  } catch (error) {
    logFailure('A confirmed account could not be signed in.', error);
    return null;
  }
};

/**
 * `/verify-email`. The browser that signed up confirms without the password and is signed in; every other one needs the
 * password, because strangers can sign up with somebody else's address and can send somebody the link of their account.
 */
export const verifyEmail = defineRoutes(VERIFY_PATH)
  .use(accountPage)
  .get('/', { policy: secretPage(NO_STORE), parameters: [DONE_PARAMETER, TOKEN_PARAMETER] }, async (c) => {
    const step = mailedLinkStep(c.req.query());
    const { needsProof } = c.var.services.accounts;
    const isKnown = needsProof && (await isSignUpBrowser(c, step.token));
    return renderPage(c, importPage, { ...step, asksPassword: needsProof && !isKnown, sendsNow: isKnown });
  })
  .post('/', { body: ACCOUNT_BODY }, (c) => {
    const { accounts } = c.var.services;
    const { needsProof } = accounts;
    const browser = sentText(cookieOf(c, SIGN_UP_COOKIE)) || null;
    return takeAccountForm(
      c,
      VERIFY_PATH,
      async ({ token, password }) => {
        const problem = needsProof && browser === null ? passwordProblem(password) : null;
        if (problem !== null) return wrongAccountFields([{ parameter: 'password', message: problem }]);
        const answer = token === '' ? null : await accounts.verify(token, needsProof ? { password, browser } : null);
        if (answer?.outcome === 'wrong-password') {
          if (password === '') return OTHER_BROWSER;
          const message = 'This is not the password you signed up with. Check it and try again';
          return wrongAccountFields([{ parameter: 'password', message }]);
        }
        if (answer?.outcome !== 'verified') return NOT_GOOD;
        noteSecurityEvent(c, 'address-verified', { accountId: answer.accountId });
        if (browser !== null) dropCookie(c, SIGN_UP_COOKIE);
        const tokens = await startSession(c, answer.accountId);
        return tokens && { tokens };
      },
      (refused, { token }) =>
        renderPage(c, importPage, { isDone: false, token, asksPassword: needsProof, sendsNow: false, refused }),
    );
  });
