import { AppError } from '../http/app-error.ts';
import { logError } from '../observe/log-event.ts';

/**
 * Minimum secret length: 256 bits take 64 hexadecimal digits, and a passphrase needs at least 32 characters to be
 * secure.
 */
const MIN_SECRET_LENGTH = 32;

const HOW_TO_SET = 'Set one: openssl rand -hex 32 | npx wrangler secret put';

/** Keys that sign access tokens and verify their signatures. */
export interface SigningKeys {
  readonly current: string;
  /** The current key first, followed by the previous one during a rotation. */
  readonly accepted: readonly string[];
}

interface Secrets {
  readonly AUTH_SECRET?: string;
  readonly AUTH_SECRET_PREVIOUS?: string;
}

/** Returns why a secret cannot be used, without repeating it, or `null` if it can. */
const secretProblem = (name: keyof Secrets, value: string): string | null => {
  const { length } = value.trim();
  if (length >= MIN_SECRET_LENGTH) return null;
  return `${name} ${length === 0 ? 'is not set' : `has less than ${MIN_SECRET_LENGTH} characters`}. ${HOW_TO_SET} ${name}`;
};

/**
 * Returns a function that returns the configured keys. Without a usable secret it logs what to set and throws
 * `AppError('sign-in-unavailable')`.
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
