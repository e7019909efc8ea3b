/**
 * Removes all repetitions of a character at the end of a text. A regular expression such as `/x+$/` restarts at every
 * run of the character and takes quadratic time.
 *
 * @example withoutEnd('/x-rings//', '/') // '/x-rings'
 */
export const withoutEnd = (text: string, character: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
};

/** Removes all repetitions of a character at both ends. @example withoutEnds('.5.', '.') // '5' */
export const withoutEnds = (text: string, character: string): string => {
  let start = 0;
  while (text[start] === character) start += 1;
  return withoutEnd(text.slice(start), character);
};
