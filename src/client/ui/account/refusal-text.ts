import { counted } from '../../../domain/kit/text/counted.ts';
import { causeText, INPUT_IS_KEPT } from '../../failure.ts';
import type { AuthResult } from '../../stores/auth-calls.ts';

const RETRY_AFTER_S = 60;

/**
 * Returns why signing in failed and what to do. An unknown email address and a wrong password have the same message, so
 * that it does not reveal which addresses have an account.
 */
export const signInRefusalText = (answer: Exclude<AuthResult, { outcome: 'granted' }>): string => {
  if (answer.outcome === 'refused') return 'Email or password is not right. Check both and try again.';
  const { failure } = answer;
  switch (failure.cause) {
    case 'too-many':
      return `Too many attempts. Wait ${counted(failure.waitS ?? RETRY_AFTER_S, 'second')}, then try again. ${INPUT_IS_KEPT}`;
    case 'unavailable':
      // The server's title says what is unavailable and when to try again.
      return `${failure.title || `Logging in is unavailable right now. ${causeText(failure)}`} ${INPUT_IS_KEPT}`;
    default:
      return `You are not logged in. ${causeText(failure)} ${INPUT_IS_KEPT}`;
  }
};
