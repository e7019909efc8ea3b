/** Maximum characters of a search text. */
export const LONGEST_SEARCH = 200;

/** Maximum characters of a typed number. Longer texts are not parsed. */
export const LONGEST_NUMBER = 40;

/**
 * Cuts text of a request to at most `most` characters and makes it well-formed: URLs cannot contain unpaired
 * surrogates. Every text is cut here, or rejected for its length, before a regular expression runs on it.
 *
 * @example cutText('FK7502-214', 6) // 'FK7502'
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text.toWellFormed();
  const last = text.charCodeAt(most - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most).toWellFormed();
};
