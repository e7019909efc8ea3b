import { phrases } from '../words/phrases.ts';
import { lengthAt } from './lengths.ts';
import { phrase } from './phrases.ts';
import { digitsAt, isAt, isGlued, type Read, type Reader, skipWords, unreadUpTo } from './reader.ts';

const CURRENCIES = [
  '$',
  '€',
  '£',
  '¥',
  'usd',
  'eur',
  'gbp',
  'dollar',
  'dollars',
  'euro',
  'euros',
  'cent',
  'cents',
  'us$',
];
const LIMITS = phrases(`
  under, below, less, than, <, >, =, over, max, maximum, up, to, about, around, cheaper, price, at, ~, :, for
`);
/** Maximum words before a price: `less than`, `price <`. */
const MAX_LIMITS = 4;

const pastUnit = (read: Read, at: number): number => {
  const slash = isAt(read, at, '/', 'per') ? at + 1 : at;
  return isAt(read, slash, 'each', 'ea', 'pc', 'pcs', 'piece', 'unit') ? slash + 1 : at;
};

/** `< $1`, `under 2 USD`, `max 3 dollars each`, `@ 1.05`: the store has no filter for prices. */
export const price: Reader = (read, at) => {
  if (isAt(read, at, '@') && digitsAt(read, at + 1) !== null) return unreadUpTo(pastUnit(read, at + 2));
  let from = at;
  while (from - at < MAX_LIMITS && isAt(read, from, ...LIMITS)) from += 1;
  if (isAt(read, from, ...CURRENCIES) && digitsAt(read, from + 1) !== null) return unreadUpTo(pastUnit(read, from + 2));
  if (digitsAt(read, from) !== null && isAt(read, from + 1, ...CURRENCIES)) return unreadUpTo(pastUnit(read, from + 2));
  return null;
};

/** Words and characters of a limit. The first list counts alone, the second only next to one of the first. */
const COMPARISONS = [
  ...['than', 'least', 'most', 'min', 'minimum', 'max', 'maximum', 'above', 'below', 'over', 'under', 'up'],
  ...['<', '>', '≥', '≤', '⩾', '⩽'],
];
const BESIDE_COMPARISONS = ['no', 'not', 'more', 'less', 'at', 'to', '=', '.', ':', 'softer', 'harder'];
const HARDNESS_UNITS = ['shore', 'duro', 'durometer', 'duros', 'sha', 'sh', 'irhd', 'hardness', 'a'];

/** Skips the words of a limit, and returns whether one of them is a comparison. */
const pastLimit = (read: Read, at: number): { readonly next: number; readonly isLimit: boolean } => {
  let next = at;
  let isLimit = false;
  while (next - at < MAX_LIMITS && isAt(read, next, ...BESIDE_COMPARISONS, ...COMPARISONS)) {
    isLimit ||= isAt(read, next, ...COMPARISONS);
    next += 1;
  }
  return { next, isLimit };
};

const pastHardnessUnits = (read: Read, at: number): number => {
  let next = at;
  while (next - at < MAX_LIMITS && isAt(read, next, ...HARDNESS_UNITS)) next += 1;
  return next;
};

/**
 * A limit of the hardness: `no more than 70 shore`, `>= 80 duro`, `hardness min 80`, `80 shore max`, `80+ shore`. The
 * store filters by hardness, not by its limits.
 */
export const hardnessLimit: Reader = (read, at) => {
  const named = pastHardnessUnits(read, at);
  const before = pastLimit(read, named);
  const isBefore = before.isLimit && !isAt(read, before.next - 1, '.', ':');
  const number = isBefore ? before.next : named;
  if (!TWO_DIGITS.test(digitsAt(read, number) ?? '')) return null;
  const hasPlus = isGlued(read, number + 1, '+') && !isPart(read, number + 2);
  const units = pastHardnessUnits(read, hasPlus ? number + 2 : number + 1);
  if (named === at && units === number + 1 + Number(hasPlus)) return null;
  if (isBefore) return unreadUpTo(units);
  const after = pastLimit(read, units);
  const follower = digitsAt(read, after.next);
  if (after.isLimit && (follower === null || DASH_NUMBER.test(follower))) return unreadUpTo(after.next);
  return hasPlus ? unreadUpTo(units) : null;
};

const DASH_NUMBER = /^\d{3}$/;
const TWO_DIGITS = /^\d{2}$/;
const isGluedWord = ({ tokens }: Read, at: number): boolean =>
  tokens[at]?.glued === true && tokens[at]?.kind === 'word';
const isPart = (read: Read, at: number): boolean => read.tokens[at]?.glued === true && read.tokens[at]?.kind !== 'sign';

/** Skips contiguous letters and digits with hyphens and points between them, except a dash number. */
const pastScrap = (read: Read, at: number): number => {
  let next = at + 1;
  for (;;) {
    if (isPart(read, next)) next += 1;
    else if (isGlued(read, next, '-', '.', '/') && isPart(read, next + 1) && phrase(read, next + 1) === null) {
      if (DASH_NUMBER.test(digitsAt(read, next + 1) ?? '') && !isPart(read, next + 2)) return next;
      next += 2;
    } else return next;
  }
};

/**
 * Contiguous letters and digits that no other reader knows, `DN50`, `A1-10`: read as one fragment, so that no part of
 * it counts as a hardness or a size.
 */
export const scrap: Reader = (read, at) => {
  const token = read.tokens[at];
  // A number and a word with a hyphen between them are separate: `75-brown`.
  if (token?.kind === 'sign' || (token?.kind === 'number' && !isGluedWord(read, at + 1))) return null;
  const next = pastScrap(read, at);
  const kinds = new Set(read.tokens.slice(at, next).map(({ kind }) => kind));
  return kinds.has('word') && kinds.has('number') ? unreadUpTo(next) : null;
};

const OTHER_LENGTHS = ['wide', 'deep', 'depth', 'long', 'tall', 'high', 'pipe', 'tube', 'hose', 'line'];
const GROOVES = ['groove', 'gland', 'slot', 'counterbore'];

/** A length of something other than a ring: `2.4 deep`, `groove width 4.8`, `1/2 pipe`. */
export const otherLength: Reader = (read, at) => {
  const length = lengthAt(read, at);
  if (length === null) return null;
  if (isAt(read, length.next, ...OTHER_LENGTHS)) return unreadUpTo(length.next + 1);
  const label = isAt(read, at - 1, '=', ':') ? at - 2 : at - 1;
  const isGroove = isAt(read, label, 'width', 'depth', 'wide', 'deep') && isAt(read, label - 1, ...GROOVES);
  return isGroove ? unreadUpTo(length.next) : null;
};

/** A hardness on another scale: `55 Shore D`. */
export const otherScale: Reader = (read, at) => {
  if (digitsAt(read, at) === null) return null;
  const degree = skipWords(read, at + 1, '°');
  const word = skipWords(read, degree, 'shore', 'sh');
  return word > degree && isAt(read, word, 'd', 'c', 'oo', 'm') && !isPart(read, word + 1)
    ? unreadUpTo(word + 1)
    : null;
};

/** Units without a filter in the store: `3000 psi`. */
const OTHER_UNITS = phrases(`
  psi, bar, mpa, kpa, torr, mbar, psig, psia, atm, rpm, hz, kg, g, lb, lbs, n, nm, pcs, pc, pieces, ea, each, k, m,
  cm, ft, feet, meter, meters, metre, metres, l, ml, years, year, days, weeks, months, hours, h, min, s, %, d, v, kv,
  w, kw, micron, um, degree, degrees, deg, gpm, lpm, fpm, sfpm, ksi, ppm, shot, mrad, gal, gallon, oz
`);

/** A number with a unit for which the store has no filter. */
export const otherFigure: Reader = (read, at) =>
  digitsAt(read, at) !== null && isAt(read, at + 1, ...OTHER_UNITS) && !isPart(read, at + 2)
    ? unreadUpTo(at + 2)
    : null;

const THREADS = ['bsp', 'bspp', 'bspt', 'npt', 'nptf', 'npsm', 'unf', 'unc', 'jic', 'g', 'rc', 'rp', 'tpi'];

/** Skips `1/4` or `7/16-20`. */
const pastThreadSize = (read: Read, at: number): number => {
  if (digitsAt(read, at) === null) return at;
  const fraction = isAt(read, at + 1, '/') && digitsAt(read, at + 2) !== null ? at + 3 : at + 1;
  return isGlued(read, fraction, '-') && digitsAt(read, fraction + 1) !== null ? fraction + 2 : fraction;
};

/** An inch or pipe thread, `G1/4`, `1/4 BSP`, `7/16-20 UNF`: its numbers are not lengths of a ring. */
export const threadFigure: Reader = (read, at) => {
  if (isAt(read, at, ...THREADS)) {
    const next = pastThreadSize(read, at + 1);
    return next > at + 2 ? unreadUpTo(skipWords(read, next, ...THREADS)) : null;
  }
  const next = pastThreadSize(read, at);
  return next !== at && isAt(read, next, ...THREADS) ? unreadUpTo(next + 1) : null;
};

const LABELS = phrases(`
  dn, pn, nw, kf, nps, sch, schedule, rev, sn, lot, ref, item, line, pos, position, page, fig, figure, table, cas,
  drawing, dwg, po, batch, model, qty, type, class, cl, ansi, asme
`);
const LABELED_NUMBER = /^\d{1,2}$|^\d{4,}$/;

/** A number whose label rules out a hardness or size: `DN 50`, `rev 70`. */
export const labeledFigure: Reader = (read, at) => {
  if (!isAt(read, at, ...LABELS) || isPart(read, at)) return null;
  let next = at + 1;
  while (isAt(read, next, '#', '.', ':', '-', '=')) next += 1;
  return LABELED_NUMBER.test(digitsAt(read, next) ?? '') && !isAt(read, next + 1, 'x')
    ? unreadUpTo(pastScrap(read, next))
    : null;
};
