import { type Grouping, piecesOf } from '../../pricing/quantity.ts';
import type { Token } from '../tokens.ts';
import {
  ABOUT,
  AFTER_DEMAND,
  DEMANDS,
  DOZEN,
  DOZENS,
  EUROPEAN_UNITS,
  GROSS,
  GROSS_PIECES,
  LABEL_FILLERS,
  LABELS,
  NUMBER_WORDS,
  PACK_OF,
  PACKS,
  UNITS,
  UNKNOWN_QUANTITIES,
} from '../words/quantity-words.ts';
import { figureAt, thousandsOf } from './figures.ts';
import { INCH, MM } from './lengths.ts';
import { isPartOfCode, isSizeBefore, startsCode } from './part-codes.ts';
import { piece, type Reader } from './reader.ts';

/** A text and its tokens. */
interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** What tokens before `next` say of a quantity; `null`: a quantity is meant, and which cannot be told. */
interface Said {
  readonly quantity: number | null;
  readonly next: number;
}

type Rule = (source: Source, at: number) => Said | null;

const wordAt = ({ tokens }: Source, at: number): string => tokens[at]?.text ?? '';
const isWord = (source: Source, at: number, words: ReadonlySet<string>): boolean =>
  source.tokens[at] !== undefined && words.has(wordAt(source, at));
const isSign = (source: Source, at: number, ...signs: readonly string[]): boolean =>
  source.tokens[at] !== undefined && signs.includes(wordAt(source, at));
const isGlued = ({ tokens }: Source, at: number): boolean => tokens[at]?.glued === true;
const isEnd = (source: Source, at: number): boolean =>
  at >= source.tokens.length || isSign(source, at, ',', ';', '|', ')', '.', '(');
const past = (source: Source, at: number, ...signs: readonly string[]): number =>
  isSign(source, at, ...signs) ? at + 1 : at;

/** A number of pieces as written, before its unit is known. */
interface Count {
  readonly pieces: (grouping: Grouping) => number | null;
  readonly figure: string;
  readonly next: number;
}

const plainCount = (source: Source, at: number): Count | null => {
  const number = NUMBER_WORDS.get(wordAt(source, at));
  if (number !== undefined) return { pieces: () => number, figure: String(number), next: at + 1 };
  const figure = figureAt(source.text, source.tokens, at);
  if (!figure || isPartOfCode(source.tokens, at)) return null;
  const isThousands = isGlued(source, figure.next) && isSign(source, figure.next, 'k');
  if (isThousands && !isGlued(source, figure.next + 1))
    return { pieces: () => thousandsOf(figure.text), figure: figure.text, next: figure.next + 1 };
  return { pieces: (grouping) => piecesOf(figure.text, grouping), figure: figure.text, next: figure.next };
};

/** A number that is not the beginning of a part's code: what follows it directly is a sign that ends it, or a unit. */
const countAt = (source: Source, at: number): Count | null => {
  const count = plainCount(source, at);
  return count && !startsCode(source.tokens, count.next) ? count : null;
};

const isRangeSign = (source: Source, at: number): boolean =>
  isSign(source, at, 'to', 'bis', 'or') ||
  (isSign(source, at, '-', '/', '~') && isGlued(source, at) && isGlued(source, at + 1));

/** A number, or alternatives of which none is the quantity: `5-10`, `100/200/500`. */
const countsAt = (source: Source, at: number): Count | null => {
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

/** The end of a range is glued to its sign, as a code would be: it counts if it is no dash number. */
const rangeEnd = (source: Source, at: number): Count | null => {
  const figure = figureAt(source.text, source.tokens, at);
  if (!figure || startsCode(source.tokens, figure.next)) return null;
  const start = source.tokens[at - 2]?.text ?? '';
  const isDashNumber = start.length < figure.text.length && figure.text.length === 3 && start.length === 1;
  return isDashNumber ? null : { pieces: () => null, figure: figure.text, next: figure.next };
};

const DASHES = ['-', ':', '=', '.', '#'];
const pastSigns = (source: Source, at: number): number => {
  let next = at;
  while (isSign(source, next, ...DASHES)) next += 1;
  return next;
};

/** Past the unit behind a number, and how it groups thousands. */
const unitAt = (source: Source, at: number): { readonly next: number; readonly grouping: Grouping } | null => {
  if (!isWord(source, at, UNITS)) {
    const isHyphenated =
      isSign(source, at, 'o') && isSign(source, at + 1, '-') && isSign(source, at + 2, 'ring', 'rings');
    return isHyphenated ? { next: at + 3, grouping: 'english' } : null;
  }
  const next = at + 1;
  // `o` of `o-rings` is no unit, and `10 off-white` is no quantity.
  if (isGlued(source, next) && isSign(source, next, '-')) return null;
  const isPoint = isSign(source, next, '.') && isGlued(source, next);
  return {
    next: isPoint ? next + 1 : next,
    grouping: isWord(source, at, EUROPEAN_UNITS) ? 'european' : 'english',
  };
};

const RING_WORDS = ['ring', 'rings', 'oring', 'orings', 'seal', 'seals', 'o'];
/** Signs and words before a number that is a length, a dash number or a size. */
const NOT_COUNTED = ['-', '/', 'x', 'by', 'dash', 'size', 'no', '#', '.', 'm'];
const HARDNESS = /^[3-9][05]$/;

/** Whether a number before `O-rings` may be their number: `-214 o-rings`, `25x3 o-ring` and `viton 75 o-rings` say none. */
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

/** The number of one or several dozens: `12 dozen`, `a dozen`, `half a dozen`. */
const dozens: Rule = (source, at) => {
  const isHalf = isSign(source, at, 'half');
  const article = isHalf || isSign(source, at, 'a', 'an') ? past(source, isHalf ? at + 1 : at, 'a', 'an') : at;
  const count = article === at ? countAt(source, at) : null;
  const unitPlace = count ? count.next : article;
  if (unitPlace === at && !count) return null;
  const size = isWord(source, unitPlace, DOZENS) ? DOZEN : isWord(source, unitPlace, GROSS) ? GROSS_PIECES : null;
  if (size === null) return null;
  const times = isHalf ? 0.5 : count ? count.pieces('english') : 1;
  const next = past(source, unitAt(source, unitPlace + 1)?.next ?? unitPlace + 1, 'of');
  return { quantity: times === null ? null : piecesOf(String(times * size), 'english'), next };
};

/** Pieces of one pack: `of 10`, `of 25 pcs`, `(25 each)`. */
const packContent = (source: Source, at: number): Count | null => {
  if (!PACK_OF.has(wordAt(source, at)) || source.tokens[at] === undefined) return null;
  const count = countAt(source, at + 1);
  if (!count) return null;
  const next = unitAt(source, count.next)?.next ?? count.next;
  return { ...count, next: isSign(source, at, '(') ? past(source, next, ')') : next };
};

const product = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : piecesOf(String(one * other), 'english');

/** `pack of 10`, `5 packs of 10`, `3 bags of 25`; of `10 boxes` nobody knows how many pieces they hold. */
const packs: Rule = (source, at) => {
  const count = countAt(source, at);
  const start = count ? past(source, count.next, 'x') : at;
  if (!isWord(source, start, PACKS)) return null;
  const place = past(source, start + 1, '.');
  const content = packContent(source, place);
  if (content) {
    const times = count ? count.pieces('english') : 1;
    return { quantity: product(times, content.pieces('english')), next: content.next };
  }
  return count ? { quantity: null, next: place } : null;
};

/** `25/pk x 4`, `4 x 25/pk`, `100 per bag, 3 bags`; one pack is no order. */
const perPack: Rule = (source, at) => {
  const first = countAt(source, at);
  if (!first) return null;
  const times = isSign(source, first.next, 'x') ? countAt(source, first.next + 1) : null;
  const content = times ?? first;
  const unit = unitAt(source, content.next)?.next ?? content.next;
  if (!isSign(source, unit, '/', 'per') || !isWord(source, unit + 1, PACKS)) return null;
  const end = past(source, unit + 2, '.');
  if (times) return { quantity: product(first.pieces('english'), times.pieces('english')), next: end };
  const from = past(source, past(source, end, ','), 'x');
  const many = from === end ? null : countAt(source, from);
  if (!many) return { quantity: null, next: end };
  const next = isWord(source, many.next, PACKS) ? many.next + 1 : many.next;
  return { quantity: product(first.pieces('english'), many.pieces('english')), next };
};

/** A price is for so many pieces: `per 100`, `/100`. That is no quantity. */
const pricedPer: Rule = (source, at) => {
  const start = isSign(source, at, 'price', 'priced') ? at + 1 : at;
  if (!isSign(source, start, 'per')) return null;
  const count = countAt(source, start + 1);
  if (!count) return null;
  return { quantity: null, next: unitAt(source, count.next)?.next ?? count.next };
};

/** Past a label with what belongs to it: `Qty.`, `qty required:`, `Qty (pcs):`. */
const pastLabel = (source: Source, at: number): number => {
  if (!isWord(source, at, LABELS)) return at;
  let next = at + 1;
  const isUnitInBrackets =
    isSign(source, next, '(') && isWord(source, next + 1, UNITS) && isSign(source, next + 2, ')');
  if (isUnitInBrackets) next += 3;
  next = pastSigns(source, next);
  while (isWord(source, next, LABEL_FILLERS)) next = pastSigns(source, next + 1);
  return next;
};

const isAlternative = (source: Source, at: number): boolean =>
  isSign(source, at, ',', '/', '&', 'or', 'and') && countAt(source, at + 1) !== null;

/** `qty 50`, `Qty: 8`, `Menge 1.000`, `qty 100, 200, 500`. */
const labeled: Rule = (source, at) => {
  const place = pastLabel(source, at);
  if (place === at) return null;
  if (isSign(source, place, '?')) return { quantity: null, next: place + 1 };
  const unknown = unknownAt(source, place);
  if (unknown) return unknown;
  const packed = packs(source, place) ?? dozens(source, place);
  if (packed) return packed;
  const count = isSign(source, place, '~') ? countAt(source, place + 1) : countsAt(source, place);
  if (!count) return null;
  const unit = unitAt(source, count.next);
  let next = unit?.next ?? count.next;
  const isMany = isAlternative(source, next);
  while (isAlternative(source, next)) next = countAt(source, next + 1)?.next ?? next + 1;
  const isAbout = isSign(source, place, '~');
  return { quantity: isMany || isAbout ? null : count.pieces(unit?.grouping ?? 'english'), next };
};

/** `each 12`, `pcs: 40`: only where the line ends or goes on with a sign. */
const unitFirst: Rule = (source, at) => {
  if (!isWord(source, at, UNITS) || isGlued(source, at)) return null;
  const count = countsAt(source, pastSigns(source, at + 1));
  if (!count || !isEnd(source, count.next) || isSign(source, count.next, '.')) return null;
  return { quantity: count.pieces('english'), next: count.next };
};

/** `need 15 by Friday`. */
const demanded: Rule = (source, at) => {
  if (!isWord(source, at, DEMANDS)) return null;
  const count = countsAt(source, at + 1);
  if (!count) return null;
  const unit = unitAt(source, count.next);
  if (!unit && !isEnd(source, count.next) && !isWord(source, count.next, AFTER_DEMAND)) return null;
  return { quantity: count.pieces(unit?.grouping ?? 'english'), next: unit?.next ?? count.next };
};

const hasOtherDigits = ({ tokens }: Source, from: number, to: number): boolean =>
  tokens.some(({ kind }, at) => kind === 'number' && (at < from || at >= to));

/** `(50)`; the only number of a text is what the text is about. */
const bracketed: Rule = (source, at) => {
  if (!isSign(source, at, '(') || isGlued(source, at + 2) === false) return null;
  const count = countAt(source, at + 1);
  if (!count || !isSign(source, count.next, ')') || !hasOtherDigits(source, at, count.next)) return null;
  const isWhole = /^\d[\d,' ]*$/.test(count.figure);
  return isWhole ? { quantity: count.pieces('english'), next: count.next + 1 } : null;
};

const DECIMAL = /^\d+[.,]\d{1,2}$|^\d+[.,]\d{4,}$/;

const DASH_NUMBER = /^\d{3}$/;
const THICKEST_MM = 20;

/** `24X3` of `FK7502-24X3`, where `214x500` are so many of a dash number: no section is that thick. */
const isMetricSize = (before: string, figure: string): boolean =>
  /^\d/.test(before) && !(DASH_NUMBER.test(before) && Number(figure) > THICKEST_MM);

/** `x 100`, `×100` behind a size or a part number; behind a length it is one more length. */
const timesAfter: Rule = (source, at) => {
  if (!isSign(source, at, 'x')) return null;
  const before = source.tokens[at - 1];
  const count = countsAt(source, at + 1);
  if (!count || DECIMAL.test(count.figure) || isSign(source, count.next, 'x')) return null;
  const unit = unitAt(source, count.next);
  const isHardness = /^[3-9]\d$/.test(before?.text ?? '') && isSizeBefore(source.tokens, at - 1);
  if (isGlued(source, at) && isGlued(source, at + 1) && isMetricSize(before?.text ?? '', count.figure)) return null;
  const isLength = before?.kind === 'number' && !isPartOfCode(source.tokens, at - 1) && !isHardness;
  if (isLength || LENGTH_UNITS.has(before?.text ?? '')) return null;
  if (!unit && !isEnd(source, count.next) && source.tokens[count.next]?.kind !== 'word') return null;
  if (isSign(source, count.next, 'mm', 'in', 'inch', '"', 'id', 'od', 'cs')) return null;
  return { quantity: count.pieces(unit?.grouping ?? 'english'), next: unit?.next ?? count.next };
};

const LENGTH_UNITS = new Set([...MM, ...INCH, 'id', 'od', 'cs']);

const LENGTH_WORDS = new Set([
  'ø',
  '⌀',
  'φ',
  'dia',
  'diameter',
  'id',
  'od',
  'cs',
  'mm',
  'in',
  'inch',
  'i',
  'o',
  'c',
  'inside',
  'outside',
  'cross',
]);

/** `100 x FK7502-214`, `20x 2-214`: a part's code follows, and no length. */
const timesBefore: Rule = (source, at) => {
  const figure = source.tokens[at]?.kind === 'number' ? plainCount(source, at) : null;
  if (!figure || !isSign(source, figure.next, 'x') || DECIMAL.test(figure.figure)) return null;
  const next = figure.next + 1;
  const follower = source.tokens[next];
  const isCode = follower?.kind === 'word' ? !LENGTH_WORDS.has(follower.text) : isDashCode(source, next);
  return isCode ? { quantity: figure.pieces('english'), next } : null;
};

/** `2-214`, `-214`. */
const isDashCode = (source: Source, at: number): boolean => {
  const dash = isSign(source, at, '-') ? at : at + 1;
  return isSign(source, dash, '-') && isGlued(source, dash + 1) && /^\d{3}$/.test(wordAt(source, dash + 1));
};

/** `50 @ 1.05`: so many at a price. */
const atPrice: Rule = (source, at) => {
  const count = countAt(source, at);
  if (!count || !isSign(source, count.next, '@') || DECIMAL.test(count.figure)) return null;
  return { quantity: count.pieces('english'), next: count.next };
};

/** `~50`, `approx. 50`: somebody has to say how many. */
const about: Rule = (source, at) => {
  if (!isSign(source, at, '~') && !isWord(source, at, ABOUT)) return null;
  const count = countsAt(source, past(source, at + 1, '.'));
  if (!count) return null;
  const unit = unitAt(source, count.next);
  return unit || isEnd(source, count.next) ? { quantity: null, next: unit?.next ?? count.next } : null;
};

/** Three numbers of pieces that prices are asked for: `100/200/500`. */
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

const unknownAt: Rule = (source, at) => {
  for (const words of UNKNOWN_QUANTITIES)
    if (words.every((word, index) => wordAt(source, at + index) === word))
      return { quantity: null, next: at + words.length };
  return null;
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

const saidAt = (source: Source, at: number): Said | null => {
  for (const rule of RULES) {
    const said = rule(source, at);
    if (said && said.next > at) return said;
  }
  return null;
};

/** What the token of a quantity has as text: no other reader knows it. */
const QUANTITY = 'quantity';

/**
 * The tokens of a text with those that say a quantity as one, so that no other reader takes the number for a hardness, a
 * length or a size. Looks from each token at a few behind it.
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

/** A number of pieces, told apart before other readers look at numbers. */
export const quantity: Reader = ({ tokens, text }, at) => {
  const token = tokens[at];
  if (token?.quantity === undefined) return null;
  const said = token.quantity === null ? text.slice(token.from, token.to) : `${token.quantity} pcs`;
  return { next: at + 1, pieces: [piece({ kind: 'quantity', quantity: token.quantity }, said, 'Quantity')] };
};
