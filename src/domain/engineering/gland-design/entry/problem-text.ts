import type { Problem } from '../../../kit/errors.ts';
import { capital } from '../../../kit/text/words.ts';
import type { GlandKind } from '../model.ts';
import { fieldTitle } from './entry-titles.ts';

/**
 * Returns a problem's message for display next to its field, without the field's name.
 *
 * @example problemWords('ring: give a ring.') // 'Give a ring.'
 */
export const problemWords = (message: string): string => {
  const end = message.indexOf(': ');
  const words = end > 0 && !message.slice(0, end).includes(' ') ? message.slice(end + 2) : message;
  return capital(words);
};

/**
 * Returns a problem's message with the name of its field.
 *
 * @example 'Bore, max: The maximum must not be below the minimum.'
 */
export const problemText = (kind: GlandKind, { parameter, message }: Problem): string => {
  const title = fieldTitle(kind, parameter);
  return title === '' ? problemWords(message) : `${title}: ${problemWords(message)}`;
};
