import { type Mm, mm, type Range } from '../../kit/units.ts';
import type { Catalog } from '../../shop/catalog/index/catalog.ts';
import type { Part } from '../../shop/catalog/model.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../shop/catalog/query.ts';
import { partAt } from '../../shop/catalog/rows/part-at.ts';
import { cellNamed } from '../../shop/catalog/rows/parts.ts';
import { type Match, matchParts } from '../../shop/catalog/search/match-parts.ts';
import { partsFrom } from '../../shop/catalog/search/page-cells.ts';
import { sizesNamed } from '../../shop/catalog/search/size-mask.ts';
import { nearestSizes, type OffBy, offBy, type RequestedRing } from './nearest-sizes.ts';
import { type Kind, LENGTHS, type Reading, type Understood, type Unread } from './reading.ts';
import { meaningsQuery } from './reading-query.ts';
import { understand } from './understand.ts';

/** A part with its differences from the request. */
export interface FoundPart {
  readonly part: Part;
  /** The kind of criterion that it does not meet. */
  readonly other: Kind | null;
  /** Set if lengths or another size were requested. */
  readonly off: OffBy | null;
}

export interface PartGroup {
  readonly kind: 'exact' | 'parts' | 'same-size' | 'nearest';
  /** The criterion that the parts of a `same-size` group do not meet. */
  readonly other: Kind | null;
  readonly parts: readonly FoundPart[];
  /** The store query that lists all such parts, and their number. */
  readonly more: { readonly query: CatalogQuery; readonly total: number } | null;
}

/** The meaning of a text and the parts that it finds. */
export interface Found {
  readonly reading: Reading;
  /** Words that the grammar does not know but the keyword search finds. */
  readonly keywords: readonly Unread[];
  readonly unread: readonly Unread[];
  readonly query: CatalogQuery;
  readonly total: number;
  readonly groups: readonly PartGroup[];
}

const MAX_KEYWORDS = 4;
/** Minimum letters of a word that is searched in names and descriptions. */
const KEYWORD = /\p{L}{4}/u;
const DIGIT = /\d/;

/** The number after an incomplete compound, `FK7502-21`, is the beginning of part numbers. */
const goesOnFrom = ({ understood }: Reading, { from }: Unread): boolean =>
  understood.some((one) => one.kind === 'compound' && one.to === from);

/** Returns whether words are worth a keyword search. Fragments of letters and digits would find unrelated parts. */
const isKeyword = (reading: Reading, words: Unread): boolean =>
  (KEYWORD.test(words.typed) && !DIGIT.test(words.typed)) || goesOnFrom(reading, words);

/**
 * Returns whether no part can be shown: the text names a product other than an O-ring, a size that does not exist, a
 * surface whose ring the designer finds, or an ambiguous size or medium.
 */
export const isStopped = ({ understood, asks }: Reading): boolean =>
  asks.some(({ stops }) => stops) ||
  understood.some(
    (one) =>
      one.kind === 'product' ||
      one.kind === 'no-size' ||
      (one.kind === 'page' && one.figures.surface_min !== undefined),
  );

/** Kinds without a filter. */
const WITHOUT_FILTER: readonly Kind[] = ['quantity', 'page', 'product', 'no-size'];

/** A query to the store and its result. */
export interface PartSearch {
  readonly query: CatalogQuery;
  readonly match: Match;
}

export const searchParts = (catalog: Catalog, query: CatalogQuery): PartSearch => ({
  query,
  match: matchParts(catalog, query),
});

/** Searches unrecognized words as keywords. Reports those without any match. */
const withKeywords = (catalog: Catalog, reading: Reading): PartSearch & Pick<Found, 'keywords' | 'unread'> => {
  let asked = searchParts(catalog, meaningsQuery(catalog, reading.understood));
  const keywords: Unread[] = [];
  const unread: Unread[] = [];
  for (const words of reading.unread) {
    const search = `${asked.query.search} ${words.typed}`.trim();
    const next =
      keywords.length < MAX_KEYWORDS && isKeyword(reading, words)
        ? searchParts(catalog, { ...asked.query, search })
        : null;
    if (next && next.match.total > 0) {
      keywords.push(words);
      asked = next;
    } else unread.push(words);
  }
  return { ...asked, keywords, unread };
};

export const firstParts = (catalog: Catalog, { match, query }: PartSearch, count: number): readonly Part[] =>
  partsFrom(catalog, match, query, 0, count).map((cell) => partAt(catalog, cell));

/** Returns the requested size, by its name or its lengths, or null. */
export const requestedRing = (catalog: Catalog, understood: readonly Understood[]): RequestedRing | null => {
  const named = understood.find((one) => one.kind === 'size');
  const size = named === undefined ? undefined : catalog.sizes[sizesNamed(catalog, named.size)[0] ?? -1];
  if (size) return { size, idMm: size.idMm, csMm: size.csMm };
  const other = understood.find((one) => one.kind === 'other-size');
  const inside = understood.find((one) => one.kind === 'inside-diameter') ?? other;
  const section = understood.find((one) => one.kind === 'cross-section') ?? other;
  if (!inside && !section) return null;
  return { size: null, idMm: inside?.idMm ?? null, csMm: section?.csMm ?? null };
};

/** Lengths of sizes have two decimals. */
const SAME_MM = 0.0155;
const exactly = (length: Mm | null): Range<Mm> =>
  length === null ? { low: null, high: null } : { low: mm(length - SAME_MM), high: mm(length + SAME_MM) };

/** Returns the first parts, with exact matches of the requested lengths before near sizes. */
const exactFirst = (
  catalog: Catalog,
  asked: PartSearch,
  ring: RequestedRing | null,
  count: number,
): readonly Part[] => {
  const first = firstParts(catalog, asked, count);
  if (ring === null || ring.size !== null || first.length === 0) return first;
  const query = { ...asked.query, idMm: exactly(ring.idMm), csMm: exactly(ring.csMm) };
  const exact = firstParts(catalog, searchParts(catalog, query), count);
  const shown = new Set(exact.map(({ id }) => id));
  return [...exact, ...first.filter(({ id }) => !shown.has(id))].slice(0, count);
};

/** The order in which criteria are dropped to find more parts of the same size: appearance before material. */
export const GIVES_WAY: readonly Kind[] = [
  'property',
  'hardness',
  'certificate',
  'stock',
  'temperature',
  'compound',
  'family',
];
/** The criteria that are never dropped: the size and its material. */
const KEPT: readonly Kind[] = [...LENGTHS, 'family', 'medium', 'medium-choice'];
const MAX_ALIKE = 2;
/** With this many matching parts, no alternatives are shown. */
const ENOUGH = 6;

const sameSize = (catalog: Catalog, understood: readonly Understood[], exact: readonly Part[]): PartGroup | null => {
  const shown = new Set(exact.map(({ id }) => id));
  for (const kind of GIVES_WAY) {
    const kept = understood.filter((one) => one.kind !== kind);
    if (kept.length === understood.length) continue;
    const parts = firstParts(catalog, searchParts(catalog, meaningsQuery(catalog, kept)), MAX_ALIKE + exact.length)
      .filter(({ id }) => !shown.has(id))
      .slice(0, MAX_ALIKE);
    if (parts.length === 0) continue;
    const all = searchParts(
      catalog,
      meaningsQuery(
        catalog,
        understood.filter((one) => KEPT.includes(one.kind) && one.kind !== kind),
      ),
    );
    return {
      kind: 'same-size',
      other: kind,
      parts: parts.map((part) => ({ part, other: kind, off: null })),
      more: { query: all.query, total: all.match.total },
    };
  }
  return null;
};

/** Maximum sizes that are tried for a part that meets all other criteria. */
const MAX_TRIED = 6;
const MAX_NEAREST = 2;

const nearest = (catalog: Catalog, understood: readonly Understood[], ring: RequestedRing): PartGroup | null => {
  const rest = meaningsQuery(
    catalog,
    understood.filter(({ kind }) => !LENGTHS.includes(kind)),
  );
  const parts: FoundPart[] = [];
  for (const size of nearestSizes(catalog.sizes, ring, MAX_TRIED)) {
    if (parts.length === MAX_NEAREST) break;
    const range = { low: size.idMm, high: size.idMm };
    const section = { low: size.csMm, high: size.csMm };
    const [part] = firstParts(catalog, searchParts(catalog, { ...rest, idMm: range, csMm: section }), 1);
    if (part) parts.push({ part, other: null, off: offBy(ring, part.sizeRecord) });
  }
  parts.sort((a, b) => a.part.sizeRecord.idMm - b.part.sizeRecord.idMm);
  return parts.length === 0 ? null : { kind: 'nearest', other: null, parts, more: null };
};

/** Returns the part with exactly this text as its exceptional name, which the grammar does not recognize. */
const namedPart = (catalog: Catalog, text: string): Part | null => {
  const cell = cellNamed(catalog, text);
  return cell === -1 ? null : partAt(catalog, cell);
};

const asAsked =
  (ring: RequestedRing | null) =>
  (part: Part): FoundPart => ({
    part,
    other: null,
    off: ring?.size === null ? offBy(ring, part.sizeRecord) : null,
  });

/**
 * Reads a text and finds parts for it: those that meet all criteria, then the nearest of the same size, then the
 * nearest sizes. A text that is not recognized is searched as keywords.
 *
 * @param count maximum matching parts
 */
export const findParts = (catalog: Catalog, text: string, count: number): Found => {
  const reading = understand(catalog, text);
  if (isStopped(reading))
    return { reading, keywords: [], unread: reading.unread, query: EMPTY_PAGE, total: 0, groups: [] };
  const understood = reading.understood.filter(({ kind }) => !WITHOUT_FILTER.includes(kind));
  const { query, match, keywords, unread } = withKeywords(catalog, reading);
  const named = namedPart(catalog, reading.text);
  const says = understood.length + keywords.length > 0;
  const matching = says ? exactFirst(catalog, { query, match }, requestedRing(catalog, understood), count) : [];
  const exact = named === null ? matching : [named, ...matching.filter(({ id }) => id !== named.id)].slice(0, count);
  const total = says ? match.total : exact.length;
  const ring = requestedRing(catalog, understood);
  const answered: PartGroup | null =
    exact.length === 0
      ? null
      : {
          kind: total < ENOUGH && understood.length > 0 ? 'exact' : 'parts',
          other: null,
          parts: exact.map(asAsked(ring)),
          more: says && total > exact.length ? { query, total } : null,
        };
  const alike = ring?.size && total < ENOUGH ? sameSize(catalog, understood, exact) : null;
  const near = ring && total < ENOUGH ? nearest(catalog, understood, ring) : null;
  return {
    reading,
    keywords,
    unread: says ? unread : reading.unread,
    query,
    total,
    groups: [answered, alike, near].flatMap((group) => group ?? []),
  };
};
