/** With a capital at its start. @example capital('hot water') // 'Hot water' */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names in a sentence, in American English. By hand, as `grouped` is. @example listed(['HNBR', 'NBR', 'FKM']) // 'HNBR, NBR, and FKM' */
export const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
