import { EDIT_TOKEN_PARAMETER } from '../../domain/site/editing/edit-token.ts';
import type { Env } from '../env.ts';
import { logWarning } from '../observe/log-event.ts';
import { isSameSecret } from './digest.ts';

/** Shorter tokens could be guessed by brute force. */
const MIN_LENGTH = 20;

const reported = new Set<string>();

const reportOnce = (message: string): void => {
  if (reported.has(message)) return;
  reported.add(message);
  logWarning('edit token', message);
};

/**
 * Returns whether a URL contains the configured edit token. If the token is missing or too short, editing is disabled
 * and a warning is logged once.
 */
export const hasEditToken = async ({ EDIT_TOKEN: secret = '' }: Env, search: URLSearchParams): Promise<boolean> => {
  if (secret.length < MIN_LENGTH) {
    const reason = secret === '' ? 'is not set' : `is shorter than ${MIN_LENGTH} characters`;
    reportOnce(`EDIT_TOKEN ${reason}: the builder can neither edit pages nor show drafts. See docs/guides/builder.md.`);
    return false;
  }
  return isSameSecret(search.get(EDIT_TOKEN_PARAMETER) ?? '', secret);
};
