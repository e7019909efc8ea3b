import type { Grouping } from '../../../../kit/text/whole-number.ts';
import { parsePieces } from '../../../../shop/pricing/quantity.ts';
import { EUROPEAN_UNITS, NUMBER_WORDS, UNITS } from '../../words/quantity-words.ts';
import { figureAt, thousandsOf } from '../figures.ts';
import { isPartOfCode, startsCode } from '../part-codes.ts';
import { isGluedToken, isSign, isWord, type Source, wordAt } from './source.ts';

/** An AS568 dash number as typed. */
export const DASH_NUMBER = /^\d{3}$/;

/** A number of pieces as written, before its unit is known. */
export interface Count {
  readonly pieces: (grouping: Grouping) => number | null;
  readonly figure: string;
  readonly next: number;
}

export const plainCount = (source: Source, at: number): Count | null => {
  const number = NUMBER_WORDS.get(wordAt(source, at));
  if (number !== undefined) return { pieces: () => number, figure: String(number), next: at + 1 };
  const figure = figureAt(source.text, source.tokens, at);
  if (!figure || isPartOfCode(source.tokens, at)) return null;
  const isThousands = isGluedToken(source, figure.next) && isSign(source, figure.next, 'k');
  if (isThousands && !isGluedToken(source, figure.next + 1))
    return { pieces: () => thousandsOf(figure.text), figure: figure.text, next: figure.next + 1 };
  return { pieces: (grouping) => parsePieces(figure.text, grouping), figure: figure.text, next: figure.next };
};

/** Returns a number that is not the beginning of a part's code: it is directly followed by a delimiter or a unit. */
export const readCount = (source: Source, at: number): Count | null => {
  const count = plainCount(source, at);
  return count && !startsCode(source.tokens, count.next) ? count : null;
};

const isRangeSign = (source: Source, at: number): boolean =>
  isSign(source, at, 'to', 'bis', 'or') ||
  (isSign(source, at, '-', '/', '~') && isGluedToken(source, at) && isGluedToken(source, at + 1));

/** Returns a number, or alternatives of which none is the quantity: `5-10`, `100/200/500`. */
export const countsAt = (source: Source, at: number): Count | null => {
  const first = plainCount(source, at);
  if (!first) return null;
  let next = first.next;
  while (isRangeSign(source, next)) {
    const other = plainCount(source, next + 1) ?? rangeEnd(source, next + 1);
    if (!other) break;
    next = other.next;
  }
  if (next !== first.next) return { pieces: () => null, figure: '', next };
  return startsCode(source.tokens, first.next) ? null : first;
};

/** The end of a range is directly attached to its hyphen, like a code. It counts unless it is a dash number. */
const rangeEnd = (source: Source, at: number): Count | null => {
  const figure = figureAt(source.text, source.tokens, at);
  if (!figure || startsCode(source.tokens, figure.next)) return null;
  const start = source.tokens[at - 2]?.text ?? '';
  const isDashNumber = start.length < figure.text.length && figure.text.length === 3 && start.length === 1;
  return isDashNumber ? null : { pieces: () => null, figure: figure.text, next: figure.next };
};

/** Skips the unit after a number, and returns how it groups thousands. */
export const unitAt = (source: Source, at: number): { readonly next: number; readonly grouping: Grouping } | null => {
  if (!isWord(source, at, UNITS)) {
    const isHyphenated =
      isSign(source, at, 'o') && isSign(source, at + 1, '-') && isSign(source, at + 2, 'ring', 'rings');
    return isHyphenated ? { next: at + 3, grouping: 'english' } : null;
  }
  const next = at + 1;
  // The `o` of `o-rings` is not a unit, and `10 off-white` is not a quantity.
  if (isGluedToken(source, next) && isSign(source, next, '-')) return null;
  const isPoint = isSign(source, next, '.') && isGluedToken(source, next);
  return {
    next: isPoint ? next + 1 : next,
    grouping: isWord(source, at, EUROPEAN_UNITS) ? 'european' : 'english',
  };
};
