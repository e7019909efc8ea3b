/** Characters of a search text. */
export const LONGEST_SEARCH = 200;

/** Characters of a number that people type; what is longer is none. */
export const LONGEST_NUMBER = 40;

/**
 * Text of a request, no longer than `most` characters and well-formed: never half of a character, which no address can
 * hold. Every text goes through here, or is refused by its length, before a pattern looks at it.
 *
 * @example cutText('FK7502-214', 6) // 'FK7502'
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text.toWellFormed();
  const last = text.charCodeAt(most - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most).toWellFormed();
};
