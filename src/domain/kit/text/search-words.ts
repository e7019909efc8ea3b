import { cutText } from './bounded-text.ts';
import { withoutEnds } from './strip-ends.ts';

/** Maximum words of a search text. Further words are ignored. */
export const MAX_WORDS = 8;
/** Maximum characters of a search text. Further characters are ignored. */
const MAX_SEARCH_LENGTH = 256;

const PLAIN = /^[ -~]*$/u;
const MARKS = /[™®©]/gu;
const ACCENTS = /\p{M}/gu;
const DECIMAL_COMMA = /(\d),(?=\d)/gu;
/** Fast path for most codes and labels, because the catalog indexes thousands of them at start. */
const ONE_PIECE = /^[a-z0-9]+(?:\.[a-z0-9]+)*$/u;
const SEPARATORS = /[^\p{L}\p{N}.]+/u;
const MILLIMETERS = /(\d)mm$/u;

/**
 * Normalizes text: lower case, × as x, no trademark signs or accents, decimal point for a decimal comma.
 *
 * @example normalizeText('10,5 × 2 Viton™') // '10.5 x 2 viton'
 */
export const normalizeText = (text: string): string => {
  const plain = PLAIN.test(text)
    ? text
    : text.replace(MARKS, '').normalize('NFKD').replace(ACCENTS, '').replaceAll('×', 'x');
  return plain.toLowerCase().replace(DECIMAL_COMMA, '$1.');
};

/**
 * Splits normalized text at every character except letters, digits and inner points.
 *
 * @example splitKeyword('nsf/ansi 61') // ['nsf', 'ansi', '61']
 */
export const splitKeyword = (normalized: string): string[] =>
  ONE_PIECE.test(normalized)
    ? [normalized]
    : normalized
        .split(SEPARATORS)
        .map((piece) => withoutEnds(piece, '.'))
        .filter((piece) => piece !== '');

/**
 * Returns the normalized words of a search text, without a unit after the number.
 *
 * @example searchWords('NBR 10x2mm') // ['nbr', '10x2']
 */
export const searchWords = (text: string): string[] =>
  normalizeText(cutText(text, MAX_SEARCH_LENGTH))
    .split(/\s+/u)
    .map((word) => word.replace(MILLIMETERS, '$1'))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** Replaces the letter o with zero. */
export const foldZeros = (text: string): string => text.replaceAll('o', '0');

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
