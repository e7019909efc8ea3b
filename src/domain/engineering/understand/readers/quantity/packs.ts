import { parsePieces } from '../../../../shop/pricing/quantity.ts';
import { DOZEN, DOZENS, GROSS, GROSS_PIECES, PACK_OF, PACKS } from '../../words/quantity-words.ts';
import { type Count, readCount, unitAt } from './counts.ts';
import { isSign, isWord, type Rule, type Source, skipToken, wordAt } from './source.ts';

/** A number in dozens: `12 dozen`, `a dozen`, `half a dozen`. */
export const dozens: Rule = (source, at) => {
  const isHalf = isSign(source, at, 'half');
  const article = isHalf || isSign(source, at, 'a', 'an') ? skipToken(source, isHalf ? at + 1 : at, 'a', 'an') : at;
  const count = article === at ? readCount(source, at) : null;
  const unitPlace = count ? count.next : article;
  if (unitPlace === at && !count) return null;
  const size = isWord(source, unitPlace, DOZENS) ? DOZEN : isWord(source, unitPlace, GROSS) ? GROSS_PIECES : null;
  if (size === null) return null;
  const times = isHalf ? 0.5 : count ? count.pieces('english') : 1;
  const next = skipToken(source, unitAt(source, unitPlace + 1)?.next ?? unitPlace + 1, 'of');
  return { quantity: times === null ? null : parsePieces(String(times * size), 'english'), next };
};

/** Pieces in one pack: `of 10`, `of 25 pcs`, `(25 each)`. */
const packContent = (source: Source, at: number): Count | null => {
  if (!PACK_OF.has(wordAt(source, at)) || source.tokens[at] === undefined) return null;
  const count = readCount(source, at + 1);
  if (!count) return null;
  const next = unitAt(source, count.next)?.next ?? count.next;
  return { ...count, next: isSign(source, at, '(') ? skipToken(source, next, ')') : next };
};

const product = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : parsePieces(String(one * other), 'english');

/** `pack of 10`, `5 packs of 10`, `3 bags of 25`. For `10 boxes` the number of pieces is unknown. */
export const packs: Rule = (source, at) => {
  const count = readCount(source, at);
  const start = count ? skipToken(source, count.next, 'x') : at;
  if (!isWord(source, start, PACKS)) return null;
  const place = skipToken(source, start + 1, '.');
  const content = packContent(source, place);
  if (content) {
    const times = count ? count.pieces('english') : 1;
    return { quantity: product(times, content.pieces('english')), next: content.next };
  }
  return count ? { quantity: null, next: place } : null;
};

/** `25/pk x 4`, `4 x 25/pk`, `100 per bag, 3 bags`. A single pack is not an order. */
export const perPack: Rule = (source, at) => {
  const first = readCount(source, at);
  if (!first) return null;
  const times = isSign(source, first.next, 'x') ? readCount(source, first.next + 1) : null;
  const content = times ?? first;
  const unit = unitAt(source, content.next)?.next ?? content.next;
  if (!isSign(source, unit, '/', 'per') || !isWord(source, unit + 1, PACKS)) return null;
  const end = skipToken(source, unit + 2, '.');
  if (times) return { quantity: product(first.pieces('english'), times.pieces('english')), next: end };
  const from = skipToken(source, skipToken(source, end, ','), 'x');
  const many = from === end ? null : readCount(source, from);
  if (!many) return { quantity: null, next: end };
  const next = isWord(source, many.next, PACKS) ? many.next + 1 : many.next;
  return { quantity: product(first.pieces('english'), many.pieces('english')), next };
};

/** The number of pieces to which a price applies, `per 100`, `/100`, which is not a quantity. */
export const pricedPer: Rule = (source, at) => {
  const start = isSign(source, at, 'price', 'priced') ? at + 1 : at;
  if (!isSign(source, start, 'per')) return null;
  const count = readCount(source, start + 1);
  if (!count) return null;
  return { quantity: null, next: unitAt(source, count.next)?.next ?? count.next };
};
