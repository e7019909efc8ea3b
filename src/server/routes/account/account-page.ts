import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Problem } from '../../../domain/kit/errors.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { ACCOUNT_PATH } from '../../../domain/site/account-links.ts';
import { doneHref, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import type { SignedInForm } from '../../../domain/site/api/account/auth.ts';
import type { FormAccepted } from '../../../domain/site/api/forms.ts';
import { emailProblem } from '../../../domain/site/auth/credentials.ts';
import type { AuthTokens } from '../../../domain/site/auth/tokens.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { formRefused, RETRY_AFTER_S, respondToForm, wrongFields } from '../../forms/form-response.ts';
import { AppError } from '../../http/app-error.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { logRequestFailure } from '../../observe/request-failure.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';
import type { RefusedForm } from './account-form.tsx';
import { mayAskAboutAccounts } from './account-protocol.ts';
import './account-page.css';

type PageContext = Context<AppBindings>;

/** Fields of an account form. */
export interface AccountTexts {
  /** Trimmed. */
  readonly email: string;
  /** Exactly as entered. */
  readonly password: string;
  readonly token: string;
}

/** Marks account pages as not to be indexed. */
export const accountPage = createMiddleware<AppBindings>(async (c, next) => {
  await next();
  c.header('X-Robots-Tag', 'noindex');
});

const textsOf = async (c: PageContext): Promise<AccountTexts> => {
  const form = await readForm(c);
  return {
    email: (textIn(form, 'email') ?? '').trim(),
    password: textIn(form, 'password') ?? '',
    token: cutText(textIn(form, TOKEN_PARAMETER) ?? '', LONGEST_TOKEN),
  };
};

/** Returns the rejection of a form with invalid fields. */
export const wrongAccountFields = (problems: readonly Problem[], email = ''): RefusedForm => ({
  ...wrongFields(problems),
  email,
});

/** Returns the problem of an email address; empty if it is valid. */
export const emailProblems = (email: string): readonly Problem[] => {
  const message = email === '' ? 'Enter your email address' : emailProblem(email);
  return message === null ? [] : [{ parameter: 'email', message }];
};

/** Returns what visitors see if the form could not be processed. Unexpected errors are thrown again, for `onError`. */
export const accountRefusal = (c: PageContext, error: unknown, email: string): RefusedForm => {
  if (!(error instanceof AppError)) throw error;
  const { status, message, retryAfterS } = error;
  if (status !== 429 && status !== 503) throw error;
  logRequestFailure(c.req, error);
  return { status, message, problems: [], email, retryAfterS: retryAfterS ?? RETRY_AFTER_S };
};

/** An accepted form that also signs the visitor in. */
interface SignedInByForm {
  readonly tokens: AuthTokens;
}

/**
 * Handles an account form, which only this site's pages may send. After success it redirects to `?done=1`, or sends the
 * tokens of a session to its JavaScript, which continues at the account. A rejected form is returned with its problems: as
 * a page, or as JSON for its JavaScript.
 */
export const takeAccountForm = async (
  c: PageContext,
  path: string,
  act: (texts: AccountTexts) => Promise<RefusedForm | SignedInByForm | null>,
  page: (refused: RefusedForm, texts: AccountTexts) => Promise<Response>,
): Promise<Response> => {
  requireSameOrigin(c);
  const texts = await textsOf(c);
  const work = async (): Promise<RefusedForm | SignedInByForm | null> => {
    if (!(await mayAskAboutAccounts(c))) throw new AppError('too-many');
    return act(texts);
  };
  const result = await work().catch((error: unknown) => accountRefusal(c, error, texts.email));
  const done = doneHref(path);
  if (result === null) return respondToForm(c, done, { ok: true, redirect: done } satisfies FormAccepted);
  if ('tokens' in result) {
    c.header('Cache-Control', 'no-store');
    return c.json({ ok: true, redirect: ACCOUNT_PATH, tokens: result.tokens } satisfies SignedInForm);
  }
  return formRefused(c, result, () => page(result, texts));
};
