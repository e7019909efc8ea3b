import { counted } from '../../domain/kit/text/counted.ts';
import { causeText, type Failure, INPUT_IS_KEPT } from '../failure.ts';
import type { RejectedForm } from './send-form.ts';

/** How long to wait, which a server's title does not include. */
const waitText = ({ waitS }: Failure): string =>
  waitS === null ? '' : `You can try again in ${counted(waitS, 'second')}.`;

/**
 * Returns the message of a refused form: what happened in the words of the form or the server, why, and that nothing is
 * lost.
 *
 * @param usual the form's default message
 * @param kept what was preserved; if absent, what was typed, mentioned if the fields are not the cause
 */
export const refusedText = ({ message, failure }: RejectedForm, usual: string, kept?: string): string => {
  const cause = message !== null && message === failure.title ? waitText(failure) : causeText(failure);
  const isAboutFields = failure.cause === 'invalid';
  return [message ?? usual, cause, kept ?? (isAboutFields ? '' : INPUT_IS_KEPT)].filter(Boolean).join(' ');
};
