import { capital } from '../../../../domain/text/capital.ts';

/** A problem as people read it beside the field: without the field's name before it. @example problemWords('ring: give a ring.') // 'Give a ring.' */
export const problemWords = (message: string): string => {
  const end = message.indexOf(': ');
  const words = end > 0 && !message.slice(0, end).includes(' ') ? message.slice(end + 2) : message;
  return capital(words);
};
