import { type Asked, askedRing, askParts, firstParts, GIVES_WAY } from '../../../engineering/understand/find-parts.ts';
import { type AskedRing, nearestSizes } from '../../../engineering/understand/nearest-sizes.ts';
import { type Kind, LENGTHS, type Reading, type Understood } from '../../../engineering/understand/reading.ts';
import { meaningsQuery } from '../../../engineering/understand/reading-query.ts';
import { FOREIGN_PRODUCTS, foreignProduct, notAnORing } from '../../../engineering/understand/words/products.ts';
import { type Mm, mm } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import type { Catalog } from '../../../shop/catalog/index/catalog.ts';
import type { Part } from '../../../shop/catalog/model.ts';
import type { CatalogQuery } from '../../../shop/catalog/query.ts';
import { MOST_CANDIDATES } from '../limits.ts';
import { differencesFrom, hardnessGap } from '../part-differences.ts';
import { commaCorrections } from './line-reading.ts';
import { type Candidate, type ForeignProduct, type ReadText, UNREAD_TEXT } from './read-text.ts';

/** Words of every list that ask for nothing. */
const SAID_BY_ALL =
  /^(?:o-?)?(?:rings?|seals?|gaskets?|size|no|nr|as|per|or|of|the|for|with|type|mat|material|id|cs|od|mm)$/i;

/** Without these another part may do; without its rubber it is another part, which only a person may choose. */
const NEARLY: readonly Kind[] = ['property', 'hardness', 'stock'];

/** What tells parts of one size apart, as people say it. */
const TELLS: readonly (readonly [string, (one: Understood) => boolean])[] = [
  ['material', ({ kind }) => kind === 'family' || kind === 'compound'],
  ['hardness', ({ kind }) => kind === 'hardness' || kind === 'compound'],
  ['color', (one) => (one.kind === 'property' && one.group === 'color') || one.kind === 'compound'],
];

/** A length of a size is given with two decimals. */
const SAME_MM = 0.015;
const exactly = (length: Mm | null) =>
  length === null ? { low: null, high: null } : { low: mm(length - SAME_MM), high: mm(length + SAME_MM) };

/** The store's question, with lengths as they are written: what is near is told as near. */
const questionOf = (catalog: Catalog, understood: readonly Understood[], ring: AskedRing): CatalogQuery => {
  const query = meaningsQuery(catalog, understood);
  return ring.size === null ? { ...query, idMm: exactly(ring.idMm), csMm: exactly(ring.csMm) } : query;
};

/** Words of a reading that are about nothing a store has; what every list says is left out. */
export const unreadOf = ({ unread }: Reading): readonly string[] =>
  unread
    .map(({ typed }) => typed)
    .filter((typed) => !typed.split(/[\s,;:()/-]+/).every((word) => word === '' || SAID_BY_ALL.test(word)));

interface Words {
  readonly catalog: Catalog;
  readonly understood: readonly Understood[];
  readonly ring: AskedRing;
}

interface Answered {
  readonly parts: readonly Candidate[];
  readonly total: number;
  /** What was left out of the question. */
  readonly without: readonly Kind[];
  /** Of all parts that answer. */
  readonly cheapest: Part | null;
}

/** The part in stock with the lowest starting price, of all that answer. */
const cheapestInStock = (catalog: Catalog, { query }: Asked): Part | null => {
  const asked = askParts(catalog, { ...query, inStock: true, sort: { column: 'price', direction: 'asc' } });
  return firstParts(catalog, asked, MOST_CANDIDATES).find(({ priceE5 }) => priceE5 > 0) ?? null;
};

const answered = ({ catalog, understood, ring }: Words, asked: Asked, without: readonly Kind[]): Answered | null => {
  const { total } = asked.match;
  if (total === 0) return null;
  const left = understood.filter(({ kind }) => without.includes(kind));
  const first = firstParts(catalog, asked, MOST_CANDIDATES);
  const cheapest = cheapestInStock(catalog, asked);
  const shown =
    cheapest === null || first.some(({ id }) => id === cheapest.id)
      ? first
      : [...first.slice(0, MOST_CANDIDATES - 1), cheapest];
  const parts = shown.map((part) => ({ part, differences: differencesFrom(catalog, part, ring, left), features: [] }));
  return { parts, total, without, cheapest };
};

const withoutKinds = (words: Words, kinds: readonly Kind[]): Answered | null => {
  const kept = words.understood.filter(({ kind }) => !kinds.includes(kind));
  if (kept.length === words.understood.length) return null;
  const found = answered(words, askParts(words.catalog, questionOf(words.catalog, kept, words.ring)), kinds);
  if (found === null || !kinds.includes('hardness')) return found;
  const gap = hardnessGap(words.understood);
  return { ...found, parts: found.parts.toSorted((a, b) => gap(a.part) - gap(b.part)) };
};

/** Of the same size: of another hardness, another color, both; then with one thing less asked. */
const ofSameSize = (words: Words): Answered | null => {
  for (const kinds of [
    ['hardness'],
    ['property'],
    ['hardness', 'property'],
    ...GIVES_WAY.map((kind) => [kind]),
  ] as const) {
    const found = withoutKinds(words, kinds);
    if (found) return found;
  }
  return null;
};

/** Sizes that are tried for a part that answers all else. */
const MOST_TRIED = 4;

/** A ring that is further off is another ring: no size of the catalog is near. */
const NEAR_SHARE = 0.1;
const NEAR_ID_MM = 1;
const NEAR_CS_MM = 0.36;

const isNear = ({ idMm, csMm }: AskedRing, size: Size): boolean =>
  (idMm === null || Math.abs(size.idMm - idMm) <= Math.max(NEAR_ID_MM, NEAR_SHARE * idMm)) &&
  (csMm === null || Math.abs(size.csMm - csMm) <= Math.max(NEAR_CS_MM, NEAR_SHARE * csMm));

const nearSizes = ({ catalog, ring }: Words): readonly Size[] =>
  nearestSizes(catalog.sizes, ring, MOST_TRIED).filter((size) => isNear(ring, size));

/** Parts of the nearest sizes, where lengths were asked that no size has. */
const ofNearestSize = (words: Words): Answered | null => {
  const { catalog, understood, ring } = words;
  if (ring.size !== null) return null;
  const rest = meaningsQuery(
    catalog,
    understood.filter(({ kind }) => !LENGTHS.includes(kind)),
  );
  for (const { idMm, csMm } of nearSizes(words)) {
    const question = { ...rest, idMm: { low: idMm, high: idMm }, csMm: { low: csMm, high: csMm } };
    const found = answered(words, askParts(catalog, question), ['inside-diameter']);
    if (found) return found;
  }
  return null;
};

const kindOf = ({ parts, total, without }: Answered, unread: readonly string[]): ReadText['kind'] => {
  if (unread.length > 0) return 'choose';
  if (without.some((kind) => !NEARLY.includes(kind) && !LENGTHS.includes(kind))) return 'choose';
  if (total > 1 && without.length === 0) return 'choose';
  // A nearest part is the first of its size; the others stay to be chosen.
  return parts.every(({ differences }) => differences.length === 0) ? 'exact' : 'nearest';
};

/** Cord is sold by its length, which is no size of a ring. */
const CORD = /\bcord\b/i;
const SOLD_LENGTH = /\d ?(?:m|ft|meters?|metres?|feet)\b/i;

/** The product that is no O-ring and that a text names; `null` for most. */
export const productIn = ({ text, understood, notes }: Reading): ForeignProduct | null => {
  if (CORD.test(text) && SOLD_LENGTH.test(text)) return { name: 'cord', page: foreignProduct('cord').page };
  const named = understood.find((one) => one.kind === 'product');
  const product =
    named === undefined
      ? FOREIGN_PRODUCTS.find(({ name, isHardware }) => isHardware && notes.includes(notAnORing(name)))
      : foreignProduct(named.product);
  return product ? { name: product.name, page: product.page } : null;
};

/** What a person has to decide. Which of the nearest sizes is meant is no such question: the line shows the difference. */
const openQuestion = ({ asks, understood }: Reading): string => {
  const lengths = understood.filter(({ kind }) => kind === 'inside-diameter' || kind === 'cross-section');
  const ask = asks.find(({ from, to }) => !lengths.some((one) => one.from < to && from < one.to));
  const other = understood.find(({ kind }) => kind === 'other-size');
  return ask?.question ?? (other ? `${other.text} is no size of the catalog. Which of the nearest?` : '');
};

const NO_SIZE = 'No ring of this size is made.';

/**
 * Finds parts for what the search box understands of a text: a size or lengths with a rubber, hardness, color. What is not there
 * as asked is answered by what comes nearest, with the difference.
 */
export const readReading = (catalog: Catalog, reading: Reading): ReadText => {
  const understood = reading.understood.filter(({ kind }) => kind !== 'quantity');
  const found = [...new Set(understood.map((one) => one.text))];
  const unread = unreadOf(reading);
  const ring = askedRing(catalog, understood);
  const question = openQuestion(reading);
  if (ring === null) return { ...UNREAD_TEXT, found, unread, problem: question };
  const words = { catalog, understood, ring };
  const answer =
    answered(words, askParts(catalog, questionOf(catalog, understood, ring)), []) ??
    (ring.size !== null || nearSizes(words).length > 0 ? (ofNearestSize(words) ?? ofSameSize(words)) : null);
  const lengths = understood.filter(({ kind }) => LENGTHS.includes(kind));
  const corrections = commaCorrections(lengths.map(({ typed }) => typed));
  if (answer === null)
    return { ...UNREAD_TEXT, found, unread, corrections, problem: question || (ring.size === null ? NO_SIZE : '') };
  return {
    ...UNREAD_TEXT,
    kind: question === '' ? kindOf(answer, unread) : 'choose',
    problem: question,
    candidates: answer.parts,
    total: answer.total,
    cheapest: answer.parts.findIndex(({ part }) => part.id === answer.cheapest?.id),
    found,
    unread,
    missing: TELLS.filter(([, tells]) => !understood.some(tells)).map(([name]) => name),
    corrections,
  };
};
