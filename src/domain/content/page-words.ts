const NO_LETTERS = /[^\p{L}\p{N}]+/u;

/** Words of a text as search compares them: lower case, letters and digits. @example wordsOf('O-ring, 70A') // ['o', 'ring', '70a'] */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(NO_LETTERS).filter(Boolean);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(\/|#|https?:)/.test(value) ? [] : [value.replace(/<[^>]+>|&\w+;/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Every word that the blocks of a page say, once each, in order of the alphabet. Addresses and markup are left out. */
export const pageWords = (blocks: readonly unknown[]): string =>
  [...new Set(textsIn(blocks).flatMap(wordsOf))]
    .filter((word) => word.length > 2)
    .sort()
    .join(' ');
