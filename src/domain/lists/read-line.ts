import { type ListReading, listReadings } from '../cart/list-readings.ts';
import type { Catalog } from '../catalog/index/catalog.ts';
import type { Part } from '../catalog/model.ts';
import { partsWritten } from '../catalog/rows/part-written.ts';
import { editDistance } from '../catalog/suggest/edit-distance.ts';
import { similarNames } from '../catalog/suggest/suggest.ts';
import { MOST_CANDIDATES } from './limits.ts';
import { type Correction, commaCorrections, numberCorrections, READING_KINDS } from './line-reading.ts';
import { NOTHING, type ReadText } from './read-text.ts';
import { readWords } from './read-words.ts';

/** What a line of a list means. */
export interface ReadLine extends ReadText {
  /** The quantity that stands in the text itself; '' without one. */
  readonly quantity: string;
}

export interface AskedLine {
  /** What may name the part, likeliest first. */
  readonly texts: readonly string[];
  /** Whether the quantity is to be found in the text. */
  readonly holdsQuantity: boolean;
}

/** How many ways to read a text in words are tried: the likeliest. */
const MOST_WORDED = 3;

const byNumber = (catalog: Catalog, text: string): ReadText | null => {
  const parts = partsWritten(catalog, text, MOST_CANDIDATES);
  const [first, other] = parts;
  if (first === undefined) return null;
  return {
    ...NOTHING,
    kind: other === undefined ? 'exact' : 'choose',
    candidates: parts.map((part) => ({ part, differences: [] })),
    total: parts.length,
    corrections: other === undefined ? numberCorrections(text, first.name) : [],
  };
};

const surer = (one: ReadText, other: ReadText): boolean => {
  const rank = ({ kind }: ReadText): number => READING_KINDS.indexOf(kind);
  if (rank(one) !== rank(other)) return rank(one) < rank(other);
  if (one.unread.length !== other.unread.length) return one.unread.length < other.unread.length;
  return one.total < other.total;
};

interface Way {
  readonly text: string;
  readonly quantity: string;
  readonly corrections: readonly Correction[];
}

/** A decimal comma beside the sign between two lengths: `24,99 x 3,53`. */
const DECIMAL_COMMAS = /\d,\d{1,3} ?(?:mm ?)?[x×*]|[x×*] ?\d+,\d/i;

/** Lines whose decimal commas would part cells are read with points, and say so. */
const pointedWays = (text: string): readonly Way[] => {
  if (!DECIMAL_COMMAS.test(text)) return [];
  const corrections = commaCorrections([text]);
  return corrections.flatMap(({ to }) => listReadings(to).map((way) => wayOf(way, corrections)));
};

const wayOf = ({ part, quantity }: ListReading, corrections: readonly Correction[] = []): Way => ({
  text: part,
  quantity,
  corrections,
});

const waysOf = ({ texts, holdsQuantity }: AskedLine): readonly Way[] =>
  holdsQuantity
    ? texts.flatMap((text) => [
        ...pointedWays(text).slice(0, MOST_WORDED),
        ...listReadings(text).map((way) => wayOf(way)),
      ])
    : texts.map((part) => wayOf({ part, quantity: '' }));

/** A name so many edits away is no slip of the keyboard. */
const MOST_EDITS = 3;

const similar = (catalog: Catalog, asked: string): readonly Part[] =>
  similarNames(catalog, asked, MOST_CANDIDATES).filter(
    ({ name }) => editDistance(asked.toLowerCase(), name.toLowerCase(), MOST_EDITS) <= MOST_EDITS,
  );

const looksLikeNumber = (text: string): boolean =>
  text.length <= 30 && /^[a-z]{1,5}[\w.-]*$/i.test(text) && /\d/.test(text);

/** Parts whose numbers are nearly the one that nobody has. */
const bySimilarNumber = (catalog: Catalog, ways: readonly Way[]): (ReadText & { readonly quantity: string }) | null => {
  const way = ways.find(({ text }) => looksLikeNumber(text));
  const parts = way ? similar(catalog, way.text) : [];
  if (!way || parts.length === 0) return null;
  const candidates = parts.map((part) => ({
    part,
    differences: [{ what: 'Number', asked: way.text, offered: part.name, by: '' }],
  }));
  return { ...NOTHING, kind: 'choose', candidates, total: parts.length, quantity: way.quantity };
};

/**
 * Reads one line: by part numbers, else in the words of the search box, else by the nearest numbers.
 *
 * @param mayLook whether nearest numbers may be looked for, which takes as long as a thousand lookups
 */
const readLine = (catalog: Catalog, line: AskedLine, mayLook: () => boolean): ReadLine => {
  const ways = waysOf(line);
  for (const { text, quantity } of ways) {
    const named = byNumber(catalog, text);
    if (named?.kind === 'exact') return { ...named, quantity };
  }
  let best: ReadLine | null = null;
  for (const { text, quantity, corrections } of ways.slice(0, 2 * MOST_WORDED)) {
    const read = byNumber(catalog, text) ?? readWords(catalog, text);
    if (best === null || surer(read, best))
      best = { ...read, quantity, corrections: [...corrections, ...read.corrections] };
    if (best.kind === 'exact') break;
  }
  if (best !== null && best.kind !== 'unread') return best;
  const near = mayLook() ? bySimilarNumber(catalog, ways) : null;
  return near ?? best ?? { ...NOTHING, quantity: '' };
};

/** Looking for nearest numbers, in one request. */
const MOST_LOOKED_FOR = 5;

/** Reads lines in order. A text that stands twice is read once. */
export const readLines = (catalog: Catalog, lines: readonly AskedLine[]): readonly ReadLine[] => {
  let looked = 0;
  const known = new Map<string, ReadLine>();
  return lines.map((line) => {
    const key = JSON.stringify([line.holdsQuantity, ...line.texts]);
    const read = known.get(key) ?? readLine(catalog, line, () => looked++ < MOST_LOOKED_FOR);
    known.set(key, read);
    return read;
  });
};
