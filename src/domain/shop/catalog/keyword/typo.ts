/**
 * Returns whether one inserted, missing, wrong or swapped letter makes `word` a prefix of `term`. The edit can always
 * be at the first difference.
 *
 * @example oneTypoFrom('vitom', 'viton') // true
 * @example oneTypoFrom('kalrx', 'kalrez') // true
 */
export const oneTypoFrom = (word: string, term: string): boolean => {
  let at = 0;
  while (at < word.length && word[at] === term[at]) at++;
  return (
    term.startsWith(word.slice(at + 1), at + 1) ||
    term.startsWith(word.slice(at + 1), at) ||
    term.startsWith(word.slice(at), at + 1) ||
    (word[at] === term[at + 1] && word[at + 1] === term[at] && term.startsWith(word.slice(at + 2), at + 2))
  );
};

const LETTERS = /^\p{L}+$/u;

/** Only words and terms without digits may be misspelled. */
export const onlyLetters = (text: string): boolean => LETTERS.test(text);

/** Shorter words are never corrected. */
export const SHORTEST_TYPO = 5;
