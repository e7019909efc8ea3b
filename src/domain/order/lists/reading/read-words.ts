import {
  firstParts,
  GIVES_WAY,
  type PartSearch,
  requestedRing,
  searchParts,
} from '../../../engineering/understand/find-parts.ts';
import { nearestSizes, type RequestedRing } from '../../../engineering/understand/nearest-sizes.ts';
import { type Kind, LENGTHS, type Reading, type Understood } from '../../../engineering/understand/reading.ts';
import { meaningsQuery } from '../../../engineering/understand/reading-query.ts';
import { FOREIGN_PRODUCTS, foreignProduct, notAnORing } from '../../../engineering/understand/words/products.ts';
import { type Mm, mm } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import type { Catalog } from '../../../shop/catalog/index/catalog.ts';
import type { Part } from '../../../shop/catalog/model.ts';
import type { CatalogQuery } from '../../../shop/catalog/query.ts';
import { MAX_CANDIDATES } from '../limits.ts';
import { differencesFrom, hardnessGap } from '../part-differences.ts';
import { commaCorrections } from './line-reading.ts';
import { type Candidate, type ForeignProduct, type ReadText, UNREAD_TEXT } from './read-text.ts';

/** Words common to all lists that do not restrict the part. */
const SAID_BY_ALL =
  /^(?:o-?)?(?:rings?|seals?|gaskets?|size|no|nr|as|per|or|of|the|for|with|type|mat|material|id|cs|od|mm)$/i;

/**
 * Criteria that may be dropped to find an alternative. The material is not among them, because only a person may choose
 * another one.
 */
const NEARLY: readonly Kind[] = ['property', 'hardness', 'stock'];

/** Criteria that distinguish parts of one size, in words. */
const TELLS: readonly (readonly [string, (one: Understood) => boolean])[] = [
  ['material', ({ kind }) => kind === 'family' || kind === 'compound'],
  ['hardness', ({ kind }) => kind === 'hardness' || kind === 'compound'],
  ['color', (one) => (one.kind === 'property' && one.group === 'color') || one.kind === 'compound'],
];

/** Lengths of sizes have two decimals. */
const SAME_MM = 0.015;
const exactly = (length: Mm | null) =>
  length === null ? { low: null, high: null } : { low: mm(length - SAME_MM), high: mm(length + SAME_MM) };

/** Returns the store query with the lengths as typed, so that near sizes are reported as near. */
const questionOf = (catalog: Catalog, understood: readonly Understood[], ring: RequestedRing): CatalogQuery => {
  const query = meaningsQuery(catalog, understood);
  return ring.size === null ? { ...query, idMm: exactly(ring.idMm), csMm: exactly(ring.csMm) } : query;
};

/** Returns the words of a reading that were not understood, without the usual words of lists. */
export const unreadOf = ({ unread }: Reading): readonly string[] =>
  unread
    .map(({ typed }) => typed)
    .filter((typed) => !typed.split(/[\s,;:()/-]+/).every((word) => word === '' || SAID_BY_ALL.test(word)));

interface Words {
  readonly catalog: Catalog;
  readonly understood: readonly Understood[];
  readonly ring: RequestedRing;
}

interface Answered {
  readonly parts: readonly Candidate[];
  readonly total: number;
  /** Criteria that were dropped from the query. */
  readonly without: readonly Kind[];
  /** The cheapest of all matching parts. */
  readonly cheapest: Part | null;
}

/** Returns the part in stock with the lowest starting price among all matching parts. */
const cheapestInStock = (catalog: Catalog, { query }: PartSearch): Part | null => {
  const asked = searchParts(catalog, { ...query, inStock: true, sort: { column: 'price', direction: 'asc' } });
  return firstParts(catalog, asked, MAX_CANDIDATES).find(({ priceE5 }) => priceE5 > 0) ?? null;
};

const answered = (
  { catalog, understood, ring }: Words,
  asked: PartSearch,
  without: readonly Kind[],
): Answered | null => {
  const { total } = asked.match;
  if (total === 0) return null;
  const left = understood.filter(({ kind }) => without.includes(kind));
  const first = firstParts(catalog, asked, MAX_CANDIDATES);
  const cheapest = cheapestInStock(catalog, asked);
  const shown =
    cheapest === null || first.some(({ id }) => id === cheapest.id)
      ? first
      : [...first.slice(0, MAX_CANDIDATES - 1), cheapest];
  const parts = shown.map((part) => ({ part, differences: differencesFrom(catalog, part, ring, left), features: [] }));
  return { parts, total, without, cheapest };
};

const withoutKinds = (words: Words, kinds: readonly Kind[]): Answered | null => {
  const kept = words.understood.filter(({ kind }) => !kinds.includes(kind));
  if (kept.length === words.understood.length) return null;
  const found = answered(words, searchParts(words.catalog, questionOf(words.catalog, kept, words.ring)), kinds);
  if (found === null || !kinds.includes('hardness')) return found;
  const gap = hardnessGap(words.understood);
  return { ...found, parts: found.parts.toSorted((a, b) => gap(a.part) - gap(b.part)) };
};

/** Returns parts of the same size with another hardness, another color, or both, and then with one criterion less. */
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

/** Maximum sizes that are tried for a part that meets all other criteria. */
const MAX_TRIED = 4;

/** Maximum deviation of a near size, as a share. */
const NEAR_SHARE = 0.1;
const NEAR_ID_MM = 1;
const NEAR_CS_MM = 0.36;

const isNear = ({ idMm, csMm }: RequestedRing, size: Size): boolean =>
  (idMm === null || Math.abs(size.idMm - idMm) <= Math.max(NEAR_ID_MM, NEAR_SHARE * idMm)) &&
  (csMm === null || Math.abs(size.csMm - csMm) <= Math.max(NEAR_CS_MM, NEAR_SHARE * csMm));

const nearSizes = ({ catalog, ring }: Words): readonly Size[] =>
  nearestSizes(catalog.sizes, ring, MAX_TRIED).filter((size) => isNear(ring, size));

/** Returns parts of the nearest sizes, if no size has the requested lengths. */
const ofNearestSize = (words: Words): Answered | null => {
  const { catalog, understood, ring } = words;
  if (ring.size !== null) return null;
  const rest = meaningsQuery(
    catalog,
    understood.filter(({ kind }) => !LENGTHS.includes(kind)),
  );
  for (const { idMm, csMm } of nearSizes(words)) {
    const question = { ...rest, idMm: { low: idMm, high: idMm }, csMm: { low: csMm, high: csMm } };
    const found = answered(words, searchParts(catalog, question), ['inside-diameter']);
    if (found) return found;
  }
  return null;
};

const kindOf = ({ parts, total, without }: Answered, unread: readonly string[]): ReadText['kind'] => {
  if (unread.length > 0) return 'choose';
  if (without.some((kind) => !NEARLY.includes(kind) && !LENGTHS.includes(kind))) return 'choose';
  if (total > 1 && without.length === 0) return 'choose';
  // A nearest part is the first of its size, so the others must remain available for choice.
  return parts.every(({ differences }) => differences.length === 0) ? 'exact' : 'nearest';
};

/** Cord is sold by length, so it has no ring size. */
const CORD = /\bcord\b/i;
const SOLD_LENGTH = /\d ?(?:m|ft|meters?|metres?|feet)\b/i;

/** Returns the product other than an O-ring that a text names, or `null`. */
export const productIn = ({ text, understood, notes }: Reading): ForeignProduct | null => {
  if (CORD.test(text) && SOLD_LENGTH.test(text)) return { name: 'cord', page: foreignProduct('cord').page };
  const named = understood.find((one) => one.kind === 'product');
  const product =
    named === undefined
      ? FOREIGN_PRODUCTS.find(({ name, isHardware }) => isHardware && notes.includes(notAnORing(name)))
      : foreignProduct(named.product);
  return product ? { name: product.name, page: product.page } : null;
};

/**
 * Returns what a person has to decide. Choosing among the nearest sizes is excluded, because the line shows the
 * difference.
 */
const openQuestion = ({ asks, understood }: Reading): string => {
  const lengths = understood.filter(({ kind }) => kind === 'inside-diameter' || kind === 'cross-section');
  const ask = asks.find(({ from, to }) => !lengths.some((one) => one.from < to && from < one.to));
  const other = understood.find(({ kind }) => kind === 'other-size');
  return ask?.question ?? (other ? `${other.text} is no size of the catalog. Which of the nearest?` : '');
};

const NO_SIZE = 'No ring of this size is made.';

/**
 * Finds parts for what the search box understands of a text: a size or lengths with a material, hardness, color. If
 * there is no exact match, returns the nearest parts with their differences.
 */
export const readReading = (catalog: Catalog, reading: Reading): ReadText => {
  const understood = reading.understood.filter(({ kind }) => kind !== 'quantity');
  const found = [...new Set(understood.map((one) => one.text))];
  const unread = unreadOf(reading);
  const ring = requestedRing(catalog, understood);
  const question = openQuestion(reading);
  if (ring === null) return { ...UNREAD_TEXT, found, unread, problem: question };
  const words = { catalog, understood, ring };
  const answer =
    answered(words, searchParts(catalog, questionOf(catalog, understood, ring)), []) ??
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
