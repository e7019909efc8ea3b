import { foldZeros } from '../../../kit/text/search-words.ts';
import { withTerm } from '../../../shop/catalog/keyword/vocabulary.ts';
import { joinedTokens } from '../tokens.ts';
import { type Found, isAt, type Piece, piece, type Read, type Reader, skipWords } from './reader.ts';
import { dashSize, sizePiece } from './size-names.ts';

/** Tokens of a label: `fk`, `75`, `o`, `2`. */
const LONGEST_LABEL = 5;
const DIGIT = /\d/;

const labelsOf = ({ lists }: Read, places: Iterable<number>): readonly string[] => [
  ...new Set([...places].flatMap((place) => lists.compounds[place]?.labelDisplay ?? [])),
];

const compoundPiece = (labels: readonly string[]): Piece =>
  piece({ kind: 'compound', labels }, labels.join(', '), 'Compound');

/** Returns the compounds that the letters and digits name, completely or by number. */
const named = (read: Read, folded: string): readonly string[] =>
  labelsOf(read, withTerm(read.lists.keywords.folded.heads, folded));

const CODE_LENGTH = 3;

/** A dash number directly after the compound: `FK7502214`. */
const gluedSize = (read: Read, folded: string, next: number): Found | null => {
  const labels = named(read, folded.slice(0, -CODE_LENGTH));
  const places = read.lists.names.sizesByCode.get(folded.slice(-CODE_LENGTH)) ?? [];
  const size = places.map((place) => read.lists.sizes[place]).find((one) => one?.standard === 'usa');
  return labels.length > 0 && size ? { next, pieces: [compoundPiece(labels), sizePiece(size)] } : null;
};

/** `FK7502`, also with the letter O for a zero, a space or a hyphen. A hyphen after it leads to the size. */
export const compounds: Reader = (read, at) => {
  const first = read.tokens[at];
  if (first?.kind !== 'word') return null;
  for (let length = LONGEST_LABEL; length > 1; length--) {
    const tokens = read.tokens.slice(at, at + length);
    if (tokens.length < length || tokens.at(-1)?.kind === 'sign') continue;
    const folded = foldZeros(joinedTokens(tokens));
    if (!DIGIT.test(folded)) continue;
    const next = at + length;
    const labels = named(read, folded);
    if (labels.length > 0)
      return {
        next: dashSize(read, skipWords(read, next, '-')) ? skipWords(read, next, '-') : next,
        pieces: [compoundPiece(labels)],
      };
    const glued = gluedSize(read, folded, next);
    if (glued) return glued;
  }
  return null;
};

const SHORTEST_NUMBER = 4;

/** A compound by its number alone: `7502`. */
export const bareCompound: Reader = (read, at) => {
  const token = read.tokens[at];
  if (token?.kind !== 'number' || token.text.length < SHORTEST_NUMBER || isAt(read, at - 1, '/')) return null;
  const labels = named(read, token.text);
  if (labels.length > 0) return { next: at + 1, pieces: [compoundPiece(labels)] };
  return gluedSize(read, token.text, at + 1);
};
