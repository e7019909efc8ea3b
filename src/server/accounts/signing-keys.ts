import { AppError } from '../http/app-error.ts';
import { logError } from '../observe/log-event.ts';

/** 256 bits as hexadecimal need 64; a passphrase of 32 characters is the least that is worth signing with. */
const SHORTEST = 32;

const HOW_TO_SET = 'Set one: openssl rand -hex 32 | npx wrangler secret put';

/** What signs access tokens, and what their signatures are checked against. */
export interface SigningKeys {
  readonly current: string;
  /** The current one first; during a rotation the one before it too. */
  readonly accepted: readonly string[];
}

interface Secrets {
  readonly AUTH_SECRET?: string;
  readonly AUTH_SECRET_PREVIOUS?: string;
}

/** Why a secret cannot sign, without repeating it; null: it can. */
const secretProblem = (name: keyof Secrets, value: string): string | null => {
  const { length } = value.trim();
  if (length >= SHORTEST) return null;
  return `${name} ${length === 0 ? 'is not set' : `has less than ${SHORTEST} characters`}. ${HOW_TO_SET} ${name}`;
};

/**
 * Gives the keys of the secrets that are set. There is no other: without a usable secret it throws
 * `AppError('sign-in-unavailable')` and the log says what to set.
 */
export const signingKeys = ({ AUTH_SECRET: current = '', AUTH_SECRET_PREVIOUS: previous = '' }: Secrets) => {
  const problem =
    secretProblem('AUTH_SECRET', current) ?? (previous === '' ? null : secretProblem('AUTH_SECRET_PREVIOUS', previous));
  const keys: SigningKeys = { current, accepted: previous === '' ? [current] : [current, previous] };
  return (): SigningKeys => {
    if (problem === null) return keys;
    logError('sign-in not configured', `Nobody can sign in: ${problem}`);
    throw new AppError('sign-in-unavailable', { cause: new Error(problem) });
  };
};
