import { DONE_PARAMETER, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { LONGEST_TOKEN } from '../../accounts/mail-token.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { RefusedForm } from './account-form.tsx';

/** What a page about accounts shows: its form, or what happens after it was sent. */
export interface AccountStep {
  readonly isDone: boolean;
  /** Why the form came back; `null` when it was not sent yet. */
  readonly refused: RefusedForm | null;
}

/** The same for a page that a mailed link opens. */
export interface MailedLinkStep extends AccountStep {
  /** Token of the link; '' without a usable one. */
  readonly token: string;
}

type Query = PageRequest['query'];

export const isDone = (query: Query): boolean => query[DONE_PARAMETER] !== undefined;

const tokenIn = (query: Query): string => {
  const token = query[TOKEN_PARAMETER] ?? '';
  return token.length <= LONGEST_TOKEN ? token : '';
};

/** Returns what the link in the URL opens. */
export const mailedLinkStep = (query: Query): MailedLinkStep => ({
  isDone: isDone(query),
  refused: null,
  token: tokenIn(query),
});
