import type { Token } from '../tokens.ts';
import { ABOUT, DEMANDS } from '../words/quantity-words.ts';
import { isSizeBefore, startsCode } from './part-codes.ts';
import { type Count, countsAt, DASH_NUMBER, plainCount, readCount, unitAt } from './quantity/counts.ts';
import { demanded, labeled, unitFirst, unknownAt } from './quantity/labels.ts';
import { dozens, packs, perPack, pricedPer } from './quantity/packs.ts';
import {
  hasOtherDigits,
  isEnd,
  isGluedToken,
  isSign,
  isWord,
  type Rule,
  type Source,
  type StatedQuantity,
  skipToken,
  wordAt,
} from './quantity/source.ts';
import { atPrice, timesAfter, timesBefore } from './quantity/times.ts';
import { piece, type Reader } from './reader.ts';

const RING_WORDS = ['ring', 'rings', 'oring', 'orings', 'seal', 'seals', 'o'];
/** Characters and words before a number that is a length, a dash number or a size. */
const NOT_COUNTED = ['-', '/', 'x', 'by', 'dash', 'size', 'no', '#', '.', 'm'];
const HARDNESS = /^[3-9][05]$/;

/**
 * Returns whether a number before `O-rings` is their quantity: `-214 o-rings`, `25x3 o-ring` and `viton 75 o-rings`
 * have no quantity.
 */
const countsRings = (source: Source, at: number, { figure, next }: Count): boolean => {
  if (!isSign(source, next, ...RING_WORDS)) return true;
  if (isSign(source, at - 1, ...NOT_COUNTED)) return false;
  if (isSizeBefore(source.tokens, at)) return true;
  const isFirst = at === 0 || isSign(source, at - 1, ',', ';', '(') || isWord(source, at - 1, DEMANDS);
  if (isFirst) return hasOtherDigits(source, at, next);
  return !HARDNESS.test(figure) && !DASH_NUMBER.test(figure);
};

/** `50 pcs`, `1.000 Stk`, `2k`, `5-10 pcs`, `2.5 pcs`. */
const counted: Rule = (source, at) => {
  const count = countsAt(source, at);
  if (!count || !countsRings(source, at, count)) return null;
  const unit = unitAt(source, count.next);
  if (unit) return { quantity: count.pieces(unit.grouping), next: unit.next };
  const isThousands = wordAt(source, count.next - 1) === 'k';
  return isThousands ? { quantity: count.pieces('english'), next: count.next } : null;
};

/** `(50)`. The only number of a text is its subject rather than a quantity. */
const bracketed: Rule = (source, at) => {
  if (!isSign(source, at, '(') || isGluedToken(source, at + 2) === false) return null;
  const count = readCount(source, at + 1);
  if (!count || !isSign(source, count.next, ')') || !hasOtherDigits(source, at, count.next)) return null;
  const isWhole = /^\d[\d,' ]*$/.test(count.figure);
  return isWhole ? { quantity: count.pieces('english'), next: count.next + 1 } : null;
};

/** `~50`, `approx. 50`: a person must enter the exact quantity. */
const about: Rule = (source, at) => {
  if (!isSign(source, at, '~') && !isWord(source, at, ABOUT)) return null;
  const count = countsAt(source, skipToken(source, at + 1, '.'));
  if (!count) return null;
  const unit = unitAt(source, count.next);
  return unit || isEnd(source, count.next) ? { quantity: null, next: unit?.next ?? count.next } : null;
};

/** Three quantities for which prices are requested: `100/200/500`. */
const breaks: Rule = (source, at) => {
  const numbers: Count[] = [];
  let next = at;
  for (let count = plainCount(source, next); count; count = plainCount(source, next)) {
    numbers.push(count);
    next = count.next;
    if (!isSign(source, next, '/')) break;
    next += 1;
  }
  if (
    numbers.length < 3 ||
    startsCode(source.tokens, next) ||
    !numbers.every(({ pieces }) => pieces('english') !== null)
  )
    return null;
  return { quantity: null, next };
};

const RULES: readonly Rule[] = [
  packs,
  perPack,
  pricedPer,
  dozens,
  labeled,
  demanded,
  bracketed,
  counted,
  about,
  breaks,
  atPrice,
  timesBefore,
  timesAfter,
  unitFirst,
  unknownAt,
];

const saidAt = (source: Source, at: number): StatedQuantity | null => {
  for (const rule of RULES) {
    const said = rule(source, at);
    if (said && said.next > at) return said;
  }
  return null;
};

/** Text of a quantity token, which no other reader recognizes. */
const QUANTITY = 'quantity';

/**
 * Merges the tokens of each quantity into one, so that no other reader takes the number for a hardness, a length or a
 * size. Examines only a few tokens after each token.
 *
 * @example withQuantities('2-214 qty 50', tokensOf('2-214 qty 50')).at(-1)?.quantity // 50
 */
export const withQuantities = (text: string, tokens: readonly Token[]): readonly Token[] => {
  const source = { text, tokens };
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const said = saidAt(source, at);
    const last = said ? tokens[said.next - 1] : undefined;
    if (said && last) {
      found.push({ ...token, kind: 'sign', text: QUANTITY, to: last.to, quantity: said.quantity });
      at = said.next;
    } else {
      found.push(token);
      at += 1;
    }
  }
  return found;
};

/** A number of pieces, recognized before other readers see numbers. */
export const quantity: Reader = ({ tokens, text }, at) => {
  const token = tokens[at];
  if (token?.quantity === undefined) return null;
  const said = token.quantity === null ? text.slice(token.from, token.to) : `${token.quantity} pcs`;
  return { next: at + 1, pieces: [piece({ kind: 'quantity', quantity: token.quantity }, said, 'Quantity')] };
};
