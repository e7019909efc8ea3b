import { type Kind, LENGTHS, type Reading, type Understood } from '../../../engineering/understand/reading.ts';
import { type Repaired, repairsIn } from '../../../engineering/understand/repair-number.ts';
import { takeQuantity } from '../../../engineering/understand/take-quantity.ts';
import { tokensOf } from '../../../engineering/understand/tokens.ts';
import { understand } from '../../../engineering/understand/understand.ts';
import { editDistance } from '../../../kit/text/edit-distance.ts';
import type { Catalog } from '../../../shop/catalog/index/catalog.ts';
import type { Part } from '../../../shop/catalog/model.ts';
import { similarNames } from '../../../shop/catalog/suggest/suggest.ts';
import { distinguishingFeatures } from '../distinguishing-features.ts';
import { MAX_CANDIDATES } from '../limits.ts';
import { asideOf, isBlankRow } from './asides.ts';
import { bareQuantity } from './bare-quantity.ts';
import { type Correction, numberCorrections, READING_KINDS } from './line-reading.ts';
import { withoutMarker } from './list-readings.ts';
import {
  NO_QUANTITY,
  namedApart,
  namingOf,
  numbered,
  severalSizes,
  sizesIn,
  statedQuantity,
  type Way,
  waysOf,
} from './part-numbers.ts';
import { type ReadLine, type ReadText, UNREAD_TEXT } from './read-text.ts';
import { productIn, readReading } from './read-words.ts';
import { withoutRemarks } from './remarks.ts';

export interface LineSource {
  /** Texts that may name the part, likeliest first. */
  readonly texts: readonly string[];
  /** Whether to look for the quantity in the text. */
  readonly holdsQuantity: boolean;
}

const MARKS_OF_SIZE: ReadonlySet<Kind> = new Set([...LENGTHS, 'no-size', 'compound']);
const MARKS_OF_HARDNESS: ReadonlySet<Kind> = new Set(['hardness', 'compound', 'no-size', 'product']);
/** A compound of another maker, whose number includes the hardness. */
const OTHER_COMPOUND = /\b[a-z]{1,3}\d{4}\b/i;

/** Returns the words of a line without its quantity. */
const wordsAndQuantity = (catalog: Catalog, text: string, holdsQuantity: boolean): Way => {
  const taken = takeQuantity(text);
  if (taken) return { part: withoutMarker(taken.rest), ...statedQuantity(taken.quantity, taken.typed) };
  const bare = holdsQuantity
    ? bareQuantity(withoutMarker(text), (rest) => {
        const { understood } = understand(catalog, rest);
        return {
          hasSize: understood.some(({ kind }) => MARKS_OF_SIZE.has(kind)),
          hasHardness: understood.some(({ kind }) => MARKS_OF_HARDNESS.has(kind)) || OTHER_COMPOUND.test(rest),
        };
      })
    : null;
  return bare
    ? { part: bare.rest, ...statedQuantity(bare.quantity, bare.unclear) }
    : { part: withoutMarker(text), ...NO_QUANTITY };
};

/**
 * Returns two digits at the end of a line that may be either a hardness or a quantity, because the line has neither.
 */
const trailingHardness = ({ text, understood }: Reading): Understood | null => {
  const last = understood.at(-1);
  if (last?.kind !== 'hardness' || !/^\d\d$/.test(last.typed) || last.to < text.trimEnd().length) return null;
  return understood.some(({ kind, to }) => kind === 'family' && last.from - to <= 1) ? null : last;
};

const worded = (catalog: Catalog, typed: string, holdsQuantity: boolean): ReadLine => {
  const priced = withoutRemarks(typed, namingOf(catalog));
  const { part: text, quantity, unclear } = wordsAndQuantity(catalog, priced.text, holdsQuantity);
  const whole = understand(catalog, text);
  const open = holdsQuantity && quantity === '' && unclear === '' ? trailingHardness(whole) : null;
  const reading = open === null ? whole : { ...whole, understood: whole.understood.filter((one) => one !== open) };
  const product = productIn(reading);
  const found = [...new Set(reading.understood.map((one) => one.text))];
  const line = { quantity, unclear: open === null ? unclear : open.typed };
  if (product) return { ...UNREAD_TEXT, ...line, kind: 'foreign', product, found };
  const sizes = sizesIn(reading.understood);
  if (sizes.length > 1) {
    const unsettled = { quantity: '', unclear: [quantity, unclear].join('') };
    return { ...UNREAD_TEXT, ...unsettled, found: sizes, problem: severalSizes(sizes) };
  }
  const named = namedApart(catalog, text, reading.understood);
  if (named) return { ...named, ...line, remarks: [...priced.remarks, ...named.remarks] };
  const read = readReading(catalog, reading);
  return { ...read, ...line, unread: [...read.unread, ...priced.remarks] };
};

const correctionOf = ({ repair: { typed, name } }: Repaired): readonly Correction[] => numberCorrections(typed, name);

/** Returns a text with its damaged number repaired if only one number is possible, or `null` for an undamaged text. */
const repaired = (catalog: Catalog, text: string, holdsQuantity: boolean): ReadLine | null => {
  const repairs = repairsIn(catalog, text);
  const [first, other] = repairs;
  if (!first) return null;
  const mended = ({ repair: { from, to, name } }: Repaired): string => text.slice(0, from) + name + text.slice(to);
  if (other) {
    const reads = repairs.flatMap((one) => numbered(catalog, mended(one), waysOf(mended(one), holdsQuantity)) ?? []);
    const [read] = reads;
    if (!read) return null;
    const candidates = reads.flatMap((one) => one.candidates.slice(0, 1)).slice(0, MAX_CANDIDATES);
    return { ...read, kind: 'choose', candidates, total: candidates.length, corrections: [] };
  }
  const whole = mended(first);
  const read = numbered(catalog, whole, waysOf(whole, holdsQuantity)) ?? worded(catalog, whole, holdsQuantity);
  const corrections = [...correctionOf(first), ...read.corrections.filter(({ kind }) => kind === 'comma')];
  if (!first.isMissing || read.candidates.length > 0) return { ...read, corrections };
  const problem = `There is no size ${first.repair.name.slice(first.repair.name.indexOf('-') + 1)}.`;
  return { ...read, kind: 'unread', candidates: [], total: 0, corrections, problem };
};

/** Returns whether a reading contains something that can be ordered. */
const orders = ({ found, product, candidates, quantity, unclear }: ReadLine): boolean =>
  product !== null || candidates.length > 0 || quantity !== '' || unclear !== '' || found.length > 0;

/** Returns whether a sentence orders something: `please quote 60 pcs NB7001-320`. */
const isWanted = ({ kind, candidates, quantity }: ReadLine): boolean =>
  kind === 'exact' || (candidates.length > 0 && quantity !== '');

/** Maximum words and numbers of a text that names one part. The longest in the corpus has 31. */
const MAX_TOKENS = 40;
const MAX_NUMBERS = 25;

/**
 * Returns why a text is too long to read, or `null`. Reading time grows with each word, so longer texts are rejected.
 */
const tooLong = (text: string): string | null => {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'sign');
  const numbers = tokens.filter(({ kind }) => kind === 'number').length;
  if (tokens.length <= MAX_TOKENS && numbers <= MAX_NUMBERS) return null;
  return `The line has ${tokens.length} words and numbers. Write one line for each part, with at most ${MAX_TOKENS} words.`;
};

const readText = (catalog: Catalog, text: string, holdsQuantity: boolean): ReadLine => {
  const aside = (kind: NonNullable<ReadText['aside']>): ReadLine => ({
    ...UNREAD_TEXT,
    ...NO_QUANTITY,
    kind: 'aside',
    aside: kind,
  });
  if (isBlankRow(text)) return aside('empty');
  const problem = tooLong(text);
  if (problem !== null) return { ...UNREAD_TEXT, ...NO_QUANTITY, problem };
  const exact = numbered(catalog, text, waysOf(text, holdsQuantity));
  if (exact) return exact;
  const said = asideOf(text);
  if (said === 'total' || said === 'heading') return aside(said);
  const read = repaired(catalog, text, holdsQuantity) ?? worded(catalog, text, holdsQuantity);
  if (said === 'note' && !isWanted(read)) return aside(said);
  return !orders(read) && !/\d/.test(text) ? { ...aside('note'), unread: read.unread } : read;
};

const surer = (one: ReadText, other: ReadText): boolean => {
  const rank = ({ kind }: ReadText): number => READING_KINDS.indexOf(kind);
  if (rank(one) !== rank(other)) return rank(one) < rank(other);
  if (one.unread.length !== other.unread.length) return one.unread.length < other.unread.length;
  return one.total < other.total;
};

/**
 * Returns the most certain reading of a line's texts. An exact part comes first, then a foreign product, a total or a heading.
 */
const surest = (reads: readonly ReadLine[]): ReadLine | null => {
  const exact = reads.find(({ kind }) => kind === 'exact');
  if (exact) return exact;
  const foreign = reads.find(({ kind }) => kind === 'foreign');
  if (foreign) return foreign;
  const total = reads.find(({ aside }) => aside === 'total' || aside === 'heading');
  if (total) return total;
  return reads.reduce<ReadLine | null>((best, read) => (best === null || surer(read, best) ? read : best), null);
};

/** Maximum edit distance that still counts as a typo. */
const MAX_EDITS = 3;

const similar = (catalog: Catalog, asked: string): readonly Part[] =>
  similarNames(catalog, asked, MAX_CANDIDATES).filter(
    ({ name }) => editDistance(asked.toLowerCase(), name.toLowerCase(), MAX_EDITS) <= MAX_EDITS,
  );

const looksLikeNumber = (text: string): boolean =>
  text.length <= 30 && /^[a-z]{1,5}[\w.-]*$/i.test(text) && /\d/.test(text);

/** Returns parts whose numbers are similar to an unknown number. */
const bySimilarNumber = (catalog: Catalog, { texts, holdsQuantity }: LineSource): readonly Part[] => {
  const ways = texts.flatMap((text) => waysOf(text, holdsQuantity));
  const way = ways.find(({ part }) => looksLikeNumber(part));
  return way ? similar(catalog, way.part) : [];
};

/**
 * Reads a line by part numbers, including damaged ones, then as in the search box, then by the nearest numbers.
 *
 * @param mayLook whether the nearest numbers may be searched, which takes as long as a thousand lookups
 */
const readLine = (catalog: Catalog, line: LineSource, mayLook: () => boolean): ReadLine => {
  const reads: ReadLine[] = [];
  for (const text of line.texts) {
    const read = readText(catalog, text, line.holdsQuantity);
    reads.push(read);
    if (read.kind === 'exact' && (read.quantity !== '' || line.texts.length === 1)) break;
  }
  const read = surest(reads);
  if (read === null) return { ...UNREAD_TEXT, ...NO_QUANTITY };
  const elsewhere = reads.find(({ quantity, unclear }) => quantity !== '' || unclear !== '');
  const best = read.quantity === '' && read.unclear === '' && elsewhere ? { ...read, ...quantityOf(elsewhere) } : read;
  if (best.kind !== 'unread' || best.problem !== '' || !mayLook()) return best;
  const parts = bySimilarNumber(catalog, line);
  if (parts.length === 0) return best;
  const asked = line.texts[0] ?? '';
  const candidates = parts.map((part) => ({
    part,
    differences: [{ what: 'Number', asked, offered: part.name, by: '' }],
    features: [],
  }));
  return { ...best, kind: 'choose', candidates, total: parts.length };
};

const quantityOf = ({ quantity, unclear }: ReadLine): Pick<ReadLine, 'quantity' | 'unclear'> => ({ quantity, unclear });

const withFeatures = (catalog: Catalog, read: ReadLine): ReadLine => {
  const features = distinguishingFeatures(
    catalog,
    read.candidates.map(({ part }) => part),
  );
  return { ...read, candidates: read.candidates.map((one, at) => ({ ...one, features: features[at] ?? [] })) };
};

/** Maximum searches for nearest numbers in one request. */
const MAX_LOOKED_FOR = 5;

/** Returns a reader for the lines of one request that reads repeated texts only once. */
const lineReader = (catalog: Catalog): ((line: LineSource) => ReadLine) => {
  let looked = 0;
  const known = new Map<string, ReadLine>();
  return (line) => {
    const key = JSON.stringify([line.holdsQuantity, ...line.texts]);
    const read =
      known.get(key) ??
      withFeatures(
        catalog,
        readLine(catalog, line, () => looked++ < MAX_LOOKED_FOR),
      );
    known.set(key, read);
    return read;
  };
};

/** Reads lines in order. */
export const readLines = (catalog: Catalog, lines: readonly LineSource[]): readonly ReadLine[] =>
  lines.map(lineReader(catalog));

/** Number of lines between two pauses. */
const LINES_AT_ONCE = 20;

/** Reads lines in order, with pauses that let other work proceed. */
export const readLinesInSlices = async (
  catalog: Catalog,
  lines: readonly LineSource[],
  pause: () => Promise<void>,
): Promise<readonly ReadLine[]> => {
  const read = lineReader(catalog);
  const all: ReadLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0 && at % LINES_AT_ONCE === 0) await pause();
    all.push(read(line));
  }
  return all;
};
