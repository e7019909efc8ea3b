import type { AuthAnswer } from '../../stores/auth-calls.ts';

/**
 * What to tell somebody who could not sign in. One text for an unknown address and a wrong password: it gives away
 * nothing about who has an account.
 */
export const refusalText = (answer: Exclude<AuthAnswer, { outcome: 'granted' }>): string => {
  switch (answer.outcome) {
    case 'refused':
      return 'Email or password is not right. Check both and try again.';
    case 'too-many':
      return `Too many attempts. Wait ${answer.retryAfterS} seconds, then try again. What you typed is kept.`;
    case 'unavailable':
      return 'The server did not answer. Check your connection and try again; what you typed is kept.';
  }
};
