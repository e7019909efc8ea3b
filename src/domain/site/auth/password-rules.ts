import { formatCount } from '../../kit/text/counted.ts';
import { LONGEST_PASSWORD } from './credentials.ts';

/** Characters of a new password, as people count them. */
export const SHORTEST_PASSWORD = 12;

/** What may not be all that a password is made of. */
export interface PasswordContext {
  /** Address of the account; '' where it is not known. */
  readonly email: string;
  readonly brandName: string;
}

/** Code points of the form that is derived from: one letter is one character, however it was typed. */
const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/**
 * What to do about the length of a new password, or null. The one rule for browser and Worker; any characters may stand in
 * it.
 *
 * @example newPasswordProblem('a ring') // 'Use at least 12 characters; this has 6'
 */
export const newPasswordProblem = (typed: string): string | null => {
  if (typed === '') return 'Choose a password';
  // Counted as signing in counts, so that every password that is taken can be signed in with.
  if (typed.length > LONGEST_PASSWORD) return `Use at most ${formatCount(LONGEST_PASSWORD)} characters`;
  const length = lengthOf(typed);
  return length < SHORTEST_PASSWORD ? `Use at least ${SHORTEST_PASSWORD} characters; this has ${length}` : null;
};

/** Shorter words occur in passwords by chance. */
const SHORTEST_WORD = 4;
/** Letters and digits that have to be left beside them. */
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
 * Whether a password is little more than the account's own address or the name of the shop, which are tried first.
 *
 * @example isNearContext('Canyon-Seals-2026', { email: '', brandName: 'Canyon Seals' }) // true
 */
export const isNearContext = (password: string, context: PasswordContext): boolean => {
  const whole = folded(password);
  const own = wordsOf(context).reduce((left, word) => left.replaceAll(word, ''), whole);
  return own !== whole && [...own].length < FEWEST_OWN;
};
