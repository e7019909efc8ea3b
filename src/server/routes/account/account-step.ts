import { DONE_PARAMETER, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { RefusedForm } from './account-form.tsx';

/** The state of an account page: its form, or the result of sending it. */
export interface AccountStep {
  readonly isDone: boolean;
  /** Why the form was rejected; `null` if it was not sent yet. */
  readonly refused: RefusedForm | null;
}

/** The state of a page that a mailed link opens. */
export interface MailedLinkStep extends AccountStep {
  /** Token of the link; '' without a valid one. */
  readonly token: string;
}

type Query = PageRequest['query'];

export const isDone = (query: Query): boolean => query[DONE_PARAMETER] !== undefined;

const tokenIn = (query: Query): string => {
  const token = query[TOKEN_PARAMETER] ?? '';
  return token.length <= LONGEST_TOKEN ? token : '';
};

/** Returns the state of the page for the link in the URL. */
export const mailedLinkStep = (query: Query): MailedLinkStep => ({
  isDone: isDone(query),
  refused: null,
  token: tokenIn(query),
});
