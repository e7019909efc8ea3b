import { AFTER_DEMAND, DEMANDS, LABEL_FILLERS, LABELS, UNITS, UNKNOWN_QUANTITIES } from '../../words/quantity-words.ts';
import { countsAt, readCount, unitAt } from './counts.ts';
import { dozens, packs } from './packs.ts';
import { isEnd, isGluedToken, isSign, isWord, type Rule, type Source, wordAt } from './source.ts';

const DASHES = ['-', ':', '=', '.', '#'];
const pastSigns = (source: Source, at: number): number => {
  let next = at;
  while (isSign(source, next, ...DASHES)) next += 1;
  return next;
};

/** Skips a label with its additions: `Qty.`, `qty required:`, `Qty (pcs):`. */
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
  isSign(source, at, ',', '/', '&', 'or', 'and') && readCount(source, at + 1) !== null;

export const unknownAt: Rule = (source, at) => {
  for (const words of UNKNOWN_QUANTITIES)
    if (words.every((word, index) => wordAt(source, at + index) === word))
      return { quantity: null, next: at + words.length };
  return null;
};

/** `qty 50`, `Qty: 8`, `Menge 1.000`, `qty 100, 200, 500`. */
export const labeled: Rule = (source, at) => {
  const place = pastLabel(source, at);
  if (place === at) return null;
  if (isSign(source, place, '?')) return { quantity: null, next: place + 1 };
  const unknown = unknownAt(source, place);
  if (unknown) return unknown;
  const packed = packs(source, place) ?? dozens(source, place);
  if (packed) return packed;
  const count = isSign(source, place, '~') ? readCount(source, place + 1) : countsAt(source, place);
  if (!count) return null;
  const unit = unitAt(source, count.next);
  let next = unit?.next ?? count.next;
  const isMany = isAlternative(source, next);
  while (isAlternative(source, next)) next = readCount(source, next + 1)?.next ?? next + 1;
  const isAbout = isSign(source, place, '~');
  return { quantity: isMany || isAbout ? null : count.pieces(unit?.grouping ?? 'english'), next };
};

/** `each 12`, `pcs: 40`: only if the line ends or a delimiter follows. */
export const unitFirst: Rule = (source, at) => {
  if (!isWord(source, at, UNITS) || isGluedToken(source, at)) return null;
  const count = countsAt(source, pastSigns(source, at + 1));
  if (!count || !isEnd(source, count.next) || isSign(source, count.next, '.')) return null;
  return { quantity: count.pieces('english'), next: count.next };
};

/** `need 15 by Friday`. */
export const demanded: Rule = (source, at) => {
  if (!isWord(source, at, DEMANDS)) return null;
  const count = countsAt(source, at + 1);
  if (!count) return null;
  const unit = unitAt(source, count.next);
  if (!unit && !isEnd(source, count.next) && !isWord(source, count.next, AFTER_DEMAND)) return null;
  return { quantity: count.pieces(unit?.grouping ?? 'english'), next: unit?.next ?? count.next };
};
