/**
 * A text without one character at its end, however often it stands there. A pattern such as `/x+$/` begins anew at every
 * run of the text and takes the square of its length.
 *
 * @example withoutEnd('/x-rings//', '/') // '/x-rings'
 */
export const withoutEnd = (text: string, character: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end -= 1;
  return text.slice(0, end);
};

/** The same at both ends. @example withoutEnds('.5.', '.') // '5' */
export const withoutEnds = (text: string, character: string): string => {
  let start = 0;
  while (text[start] === character) start += 1;
  return withoutEnd(text.slice(start), character);
};
