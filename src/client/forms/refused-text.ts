import { counted } from '../../domain/kit/text/counted.ts';
import { causeText, type Failure, TYPED_IS_KEPT } from '../failure.ts';
import type { RefusedAnswer } from './send-form.ts';

/** What a server's own title does not say: how long to wait. */
const waitText = ({ waitS }: Failure): string =>
  waitS === null ? '' : `You can try again in ${counted(waitS, 'second')}.`;

/**
 * Returns what a form says after it was refused: what happened in the words of the form or the server, why, and that nothing
 * is lost.
 *
 * @param usual the form's own text
 * @param kept what is kept; absent: what was typed, said where the fields are not the cause
 */
export const refusedText = ({ message, failure }: RefusedAnswer, usual: string, kept?: string): string => {
  const cause = message !== null && message === failure.title ? waitText(failure) : causeText(failure);
  const isAboutFields = failure.cause === 'invalid';
  return [message ?? usual, cause, kept ?? (isAboutFields ? '' : TYPED_IS_KEPT)].filter(Boolean).join(' ');
};
