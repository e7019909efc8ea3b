import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Problem } from '../../../domain/kit/errors.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { doneHref, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import type { FormAccepted } from '../../../domain/site/api/forms.ts';
import { emailProblem } from '../../../domain/site/auth/credentials.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { formRefused, formTaken, RETRY_AFTER_S, wrongFields } from '../../forms/form-answer.ts';
import { AppError } from '../../http/app-error.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { logRequestFailure } from '../../observe/request-failure.ts';
import { requireSameOrigin } from '../../security/same-origin.ts';
import type { RefusedForm } from './account-form.tsx';
import { mayAskAboutAccounts } from './account-protocol.ts';
import './account-page.css';

type PageContext = Context<AppBindings>;

/** Texts of a form about accounts. */
export interface AccountTexts {
  /** Tidied. */
  readonly email: string;
  /** Exactly as typed. */
  readonly password: string;
  readonly token: string;
}

/** Pages about accounts are kept nowhere and not to be found. */
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

/** A form whose fields need another look. */
export const wrongAccountFields = (problems: readonly Problem[], email = ''): RefusedForm => ({
  ...wrongFields(problems),
  email,
});

/** A problem of the typed address; none is left when it may be used. */
export const emailProblems = (email: string): readonly Problem[] => {
  const message = email === '' ? 'Enter your email address' : emailProblem(email);
  return message === null ? [] : [{ parameter: 'email', message }];
};

/** What people see when the form could not be taken at all. Anything unexpected goes on to the one place for errors. */
export const accountRefusal = (c: PageContext, error: unknown, email: string): RefusedForm => {
  if (!(error instanceof AppError)) throw error;
  const { status, message, retryAfterS } = error;
  if (status !== 429 && status !== 503) throw error;
  logRequestFailure(c.req, error);
  return { status, message, problems: [], email, retryAfterS: retryAfterS ?? RETRY_AFTER_S };
};

/**
 * Takes a form about accounts, sent by this site's page alone. What was taken leads to `?done=1`; what was not comes back
 * with what to do: as the page for people, as problems for its script.
 */
export const takeAccountForm = async (
  c: PageContext,
  path: string,
  act: (texts: AccountTexts) => Promise<RefusedForm | null>,
  page: (refused: RefusedForm, texts: AccountTexts) => Promise<Response>,
): Promise<Response> => {
  requireSameOrigin(c);
  const texts = await textsOf(c);
  const work = async (): Promise<RefusedForm | null> => {
    if (!(await mayAskAboutAccounts(c))) throw new AppError('too-many');
    return act(texts);
  };
  const refused = await work().catch((error: unknown) => accountRefusal(c, error, texts.email));
  const done = doneHref(path);
  if (refused === null) return formTaken(c, done, { ok: true, redirect: done } satisfies FormAccepted);
  return formRefused(c, refused, () => page(refused, texts));
};
