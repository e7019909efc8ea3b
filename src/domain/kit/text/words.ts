/** Capitalizes the first letter. @example capital('hot water') // 'Hot water' */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Joins names into a list in American English. Implemented by hand for the same reason as `grouped`.
 *
 * @example listed(['HNBR', 'NBR', 'FKM']) // 'HNBR, NBR, and FKM'
 */
export const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
