import { formatCount } from '../../kit/text/counted.ts';
import { LONGEST_PASSWORD } from './credentials.ts';

/** Minimum characters of a new password, as people count them. */
export const SHORTEST_PASSWORD = 12;

/** Words that must not make up most of a password. */
export interface PasswordContext {
  /** Email address of the account, or '' if unknown. */
  readonly email: string;
  readonly brandName: string;
}

/**
 * Counts code points of the normalized form from which the key is derived, so that a letter is one character however it
 * was typed.
 */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/**
 * Returns the error message for the length of a new password, or null. Browser and Worker share this rule. All
 * characters are allowed.
 *
 * @example newPasswordProblem('a ring') // 'Use at least 12 characters; this has 6'
 */
export const newPasswordProblem = (typed: string): string | null => {
  if (typed === '') return 'Choose a password';
  // Counted as when signing in, so that every accepted password works there.
  if (typed.length > LONGEST_PASSWORD) return `Use at most ${formatCount(LONGEST_PASSWORD)} characters`;
  const length = lengthOf(typed);
  return length < SHORTEST_PASSWORD ? `Use at least ${SHORTEST_PASSWORD} characters; this has ${length}` : null;
};

/** Shorter words occur in passwords by chance. */
const SHORTEST_WORD = 4;
/** Minimum number of letters and digits in addition to such words. */
const FEWEST_OWN = 6;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const wordsOf = ({ email, brandName }: PasswordContext): readonly string[] => {
  const [local = '', domain = ''] = email.split('@');
  return [email, local, domain, domain.split('.')[0] ?? '', brandName, ...brandName.split(' ')]
    .map(folded)
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
};

/**
 * Returns whether a password is little more than the account's email address or the shop's name, which attackers try
 * first.
 *
 * @example isNearContext('Canyon-Seals-2026', { email: '', brandName: 'Canyon Seals' }) // true
 */
export const isNearContext = (password: string, context: PasswordContext): boolean => {
  const whole = folded(password);
  const own = wordsOf(context).reduce((left, word) => left.replaceAll(word, ''), whole);
  return own !== whole && [...own].length < FEWEST_OWN;
};
