import { EDIT_TOKEN_PARAMETER } from '../../domain/site/editing/edit-token.ts';
import type { Env } from '../env.ts';
import { logWarning } from '../observe/log-event.ts';
import { isSameSecret } from './digest.ts';

/** A shorter one could be found by trying. */
const SHORTEST = 20;

const reported = new Set<string>();

const reportOnce = (message: string): void => {
  if (reported.has(message)) return;
  reported.add(message);
  logWarning('edit token', message);
};

/**
 * Whether an address carries the token that is set for this site. Where none is set, or one that is too short, nobody
 * edits, and the log says so once.
 */
export const holdsEditToken = async ({ EDIT_TOKEN: secret = '' }: Env, search: URLSearchParams): Promise<boolean> => {
  if (secret.length < SHORTEST) {
    const reason = secret === '' ? 'is not set' : `is shorter than ${SHORTEST} characters`;
    reportOnce(`EDIT_TOKEN ${reason}: the builder can neither edit pages nor show drafts. See docs/guides/builder.md.`);
    return false;
  }
  return isSameSecret(search.get(EDIT_TOKEN_PARAMETER) ?? '', secret);
};
