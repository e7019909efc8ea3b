/** A piece of text; `match` if it is one of the search words. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

/** Converts to lower case character by character, so that indexes match the original text. */
const folded = (text: string): string =>
  Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
/** Shorter words only match whole words, so that `in` does not match within `rings`. */
const SHORTEST_PART = 4;

/** Letters match at the start of a word, digits anywhere, because part numbers contain them. */
const isMarked = (text: string, at: number, word: string): boolean => {
  if (!isLetter(word[0])) return true;
  if (isLetter(text[at - 1])) return false;
  return word.length >= SHORTEST_PART || !isLetter(text[at + word.length]);
};

/**
 * Splits a text at the words of a search, ignoring case. Joining the pieces gives the original text.
 *
 * @example highlight('FK7502-214', '214') // [{ text: 'FK7502-', match: false }, { text: '214', match: true }]
 */
export const highlight = (text: string, search: string): readonly TextPiece[] => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const longestFirst = words.sort((a, b) => b.length - a.length);
  const plain = folded(text);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = 0; at < plain.length; ) {
    const word = longestFirst.find((one) => plain.startsWith(one, at) && isMarked(plain, at, one));
    if (word === undefined) {
      at += 1;
      continue;
    }
    pieces.push({ text: text.slice(from, at), match: false }, { text: text.slice(at, at + word.length), match: true });
    at += word.length;
    from = at;
  }
  const found = [...pieces, { text: text.slice(from), match: false }].filter((piece) => piece.text !== '');
  return found.length === 0 ? [{ text, match: false }] : found;
};
