import type { Catalog } from '../catalog/index/catalog.ts';
import type { CatalogQuery } from '../catalog/query.ts';
import { type Asked, askedRing, askParts, firstParts, GIVES_WAY } from '../understand/find-parts.ts';
import { type AskedRing, nearestSizes } from '../understand/nearest-sizes.ts';
import { type Kind, LENGTHS, type Reading, type Understood } from '../understand/reading.ts';
import { meaningsQuery } from '../understand/reading-query.ts';
import { understand } from '../understand/understand.ts';
import { type Mm, mm } from '../units.ts';
import { MOST_CANDIDATES } from './limits.ts';
import { commaCorrections } from './line-reading.ts';
import { differencesFrom, hardnessGap } from './part-differences.ts';
import { type Candidate, NOTHING, type ReadText } from './read-text.ts';

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

const unreadOf = ({ unread }: Reading): readonly string[] =>
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
}

const answered = ({ catalog, understood, ring }: Words, asked: Asked, without: readonly Kind[]): Answered | null => {
  const { total } = asked.match;
  if (total === 0) return null;
  const left = understood.filter(({ kind }) => without.includes(kind));
  const parts = firstParts(catalog, asked, MOST_CANDIDATES).map((part) => ({
    part,
    differences: differencesFrom(catalog, part, ring, left),
  }));
  return { parts, total, without };
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

const ofNearestSize = (words: Words): Answered | null => {
  const { catalog, understood, ring } = words;
  const rest = meaningsQuery(
    catalog,
    understood.filter(({ kind }) => !LENGTHS.includes(kind)),
  );
  for (const { idMm, csMm } of nearestSizes(catalog.sizes, ring, MOST_TRIED)) {
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

/**
 * Reads a text as the search box does: a size or lengths with a rubber, hardness, color. What is not there as asked is answered by
 * what comes nearest, with the difference.
 */
export const readWords = (catalog: Catalog, text: string): ReadText => {
  const reading = understand(catalog, text);
  const { understood } = reading;
  const found = [...new Set(understood.map((one) => one.text))];
  const unread = unreadOf(reading);
  const ring = askedRing(catalog, understood);
  if (ring === null) return { ...NOTHING, found, unread };
  const words = { catalog, understood, ring };
  const answer =
    answered(words, askParts(catalog, questionOf(catalog, understood, ring)), []) ??
    (ring.size === null ? (ofNearestSize(words) ?? ofSameSize(words)) : ofSameSize(words));
  const lengths = understood.filter(({ kind }) => LENGTHS.includes(kind));
  const corrections = commaCorrections(lengths.map(({ typed }) => typed));
  if (answer === null) return { ...NOTHING, found, unread, corrections };
  return {
    kind: kindOf(answer, unread),
    candidates: answer.parts,
    total: answer.total,
    found,
    unread,
    missing: TELLS.filter(([, tells]) => !understood.some(tells)).map(([name]) => name),
    corrections,
  };
};
