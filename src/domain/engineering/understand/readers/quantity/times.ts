import { phrases } from '../../words/phrases.ts';
import { INCH, MM } from '../lengths.ts';
import { isPartOfCode, isSizeBefore } from '../part-codes.ts';
import { countsAt, DASH_NUMBER, plainCount, readCount, unitAt } from './counts.ts';
import { isEnd, isGluedToken, isSign, type Rule, type Source, wordAt } from './source.ts';

const DECIMAL = /^\d+[.,]\d{1,2}$|^\d+[.,]\d{4,}$/;

const THICKEST_MM = 20;

/**
 * Returns whether `24X3` is a size, as in `FK7502-24X3`. In `214x500` it is a dash number and a quantity, because no
 * cross-section is that thick.
 */
const isMetricSize = (before: string, figure: string): boolean =>
  /^\d/.test(before) && !(DASH_NUMBER.test(before) && Number(figure) > THICKEST_MM);

const LENGTH_UNITS = new Set([...MM, ...INCH, 'id', 'od', 'cs']);

/** `x 100`, `×100` after a size or a part number. After a length it is another length. */
export const timesAfter: Rule = (source, at) => {
  if (!isSign(source, at, 'x') || (at === 0 && DASH_NUMBER.test(wordAt(source, 1)))) return null;
  const before = source.tokens[at - 1];
  const count = countsAt(source, at + 1);
  if (!count || DECIMAL.test(count.figure) || isSign(source, count.next, 'x')) return null;
  const unit = unitAt(source, count.next);
  const isHardness = /^[3-9]\d$/.test(before?.text ?? '') && isSizeBefore(source.tokens, at - 1);
  if (isGluedToken(source, at) && isGluedToken(source, at + 1) && isMetricSize(before?.text ?? '', count.figure))
    return null;
  const isLength = before?.kind === 'number' && !isPartOfCode(source.tokens, at - 1) && !isHardness;
  if (isLength || LENGTH_UNITS.has(before?.text ?? '')) return null;
  if (!unit && !isEnd(source, count.next) && source.tokens[count.next]?.kind !== 'word') return null;
  if (isSign(source, count.next, 'mm', 'in', 'inch', '"', 'id', 'od', 'cs')) return null;
  return { quantity: count.pieces(unit?.grouping ?? 'english'), next: unit?.next ?? count.next };
};

const LENGTH_WORDS = new Set(
  phrases(`
    ø, ⌀, φ, dia, diameter, id, od, cs, mm, in, inch, i, o, c, inside, outside, cross
  `),
);

/** `2-214`, `-214`. */
const isDashCode = (source: Source, at: number): boolean => {
  const dash = isSign(source, at, '-') ? at : at + 1;
  return isSign(source, dash, '-') && isGluedToken(source, dash + 1) && /^\d{3}$/.test(wordAt(source, dash + 1));
};

/** `100 x FK7502-214`, `20x 2-214`: followed by a part's code rather than a length. */
export const timesBefore: Rule = (source, at) => {
  const figure = source.tokens[at]?.kind === 'number' ? plainCount(source, at) : null;
  if (!figure || !isSign(source, figure.next, 'x') || DECIMAL.test(figure.figure)) return null;
  const next = figure.next + 1;
  const follower = source.tokens[next];
  const isCode = follower?.kind === 'word' ? !LENGTH_WORDS.has(follower.text) : isDashCode(source, next);
  return isCode ? { quantity: figure.pieces('english'), next } : null;
};

/** `50 @ 1.05`: a quantity and a price. `214 @ 50` starts with a size. */
export const atPrice: Rule = (source, at) => {
  const count = at === 0 && DASH_NUMBER.test(wordAt(source, 0)) ? null : readCount(source, at);
  if (!count || !isSign(source, count.next, '@') || DECIMAL.test(count.figure)) return null;
  return { quantity: count.pieces('english'), next: count.next };
};
