/**
 * True when one inserted, left-out, wrong or swapped letter makes `word` a beginning of `term`. The edit can always
 * be placed where the two first differ.
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

/** Words and terms of letters only may be mistyped: never numbers. */
export const onlyLetters = (text: string): boolean => LETTERS.test(text);

/** Shorter words are taken as typed. */
export const SHORTEST_TYPO = 5;
