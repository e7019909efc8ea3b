/** A piece of a text; `match` where it is one of the words that were searched for. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

/** Lower case, character by character, so that places in it are places in the text. */
const folded = (text: string): string =>
  Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
/** Shorter words are marked only as words: `in` is no part of `rings`. */
const SHORTEST_PART = 4;

/** Letters are marked where a word begins; digits anywhere, for part numbers hold them. */
const isMarked = (text: string, at: number, word: string): boolean => {
  if (!isLetter(word[0])) return true;
  if (isLetter(text[at - 1])) return false;
  return word.length >= SHORTEST_PART || !isLetter(text[at + word.length]);
};

/**
 * Cuts a text at the words of a search, in any case. The pieces joined are the text.
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
