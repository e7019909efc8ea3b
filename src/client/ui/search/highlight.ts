/** A piece of a text; `match` where it is one of the words that were searched for. */
export interface TextPiece {
  readonly text: string;
  readonly match: boolean;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Cuts a text at the words of a search, in any case. The pieces joined are the text.
 *
 * @example highlight('FK7502-214', '214') // [{ text: 'FK7502-', match: false }, { text: '214', match: true }]
 */
export const highlight = (text: string, search: string): readonly TextPiece[] => {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, match: false }];
  const longestFirst = words.sort((a, b) => b.length - a.length).map(escaped);
  // A split by one group puts the matches at odd places.
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'iu'))
    .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
