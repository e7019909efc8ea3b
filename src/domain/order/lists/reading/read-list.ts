import { notAnORing } from '../../../engineering/understand/words/products.ts';
import { cutText } from '../../../kit/text/bounded-text.ts';
import { formatCount } from '../../../kit/text/counted.ts';
import { editDistance } from '../../../kit/text/edit-distance.ts';
import type { Catalog } from '../../../shop/catalog/index/catalog.ts';
import type { Part } from '../../../shop/catalog/model.ts';
import { partsWritten } from '../../../shop/catalog/rows/part-written.ts';
import { similarNames } from '../../../shop/catalog/suggest/suggest.ts';
import { MAX_QUANTITY } from '../../../shop/pricing/pricing-rules.ts';
import { parseQuantity } from '../../../shop/pricing/quantity.ts';
import { asideOf, isBlankRow } from './asides.ts';
import { type ListReading, LONGEST_LIST_LINE, listReadings } from './list-readings.ts';
import { readLines } from './read-line.ts';
import type { Candidate, ReadLine as WordedLine } from './read-text.ts';

/** The result of one line of a pasted list. */
export type PastedLine =
  | { readonly kind: 'part'; readonly part: Part; readonly quantity: number }
  | { readonly kind: 'problem'; readonly problem: string }
  /** An empty line or a header. */
  | { readonly kind: 'nothing' };

const SHOWN_CHOICES = 3;
/** Maximum searches for nearest names, each of which takes as long as a thousand exact lookups. */
const MAX_NEAREST = 20;

/** Maximum edit distance that still counts as a typo. */
const MAX_EDITS = 4;

const nearestName = (catalog: Catalog, asked: string): string | null => {
  const [nearest] = similarNames(catalog, asked, 1);
  if (nearest === undefined) return null;
  return editDistance(asked.toLowerCase(), nearest.name.toLowerCase(), MAX_EDITS) > MAX_EDITS ? null : nearest.name;
};

const aboutQuantity = ({ name }: Part, { quantity, unclear }: ListReading): string =>
  unclear !== ''
    ? `${name}: “${unclear}” is no clear number of pieces; write ${name}, 100`
    : quantity === ''
      ? `${name} has no quantity; write ${name}, 100`
      : `${name}: the quantity is a whole number from 1 to ${formatCount(MAX_QUANTITY)}`;

interface NamedBy {
  readonly reading: ListReading;
  readonly parts: readonly Part[];
}

/** Returns the first reading of a line that names parts by their numbers. */
const namedBy = (catalog: Catalog, readings: readonly ListReading[]): NamedBy | null => {
  for (const reading of readings) {
    const parts = partsWritten(catalog, reading.part, SHOWN_CHOICES);
    if (parts.length > 0) return { reading, parts };
  }
  return null;
};

const problemLine = (problem: string): PastedLine => ({ kind: 'problem', problem });

const choiceOf = (text: string, parts: readonly Part[]): PastedLine =>
  problemLine(`${text} may be ${parts.map(({ name }) => name).join(', ')}; write the whole number`);

const orderOf = (part: Part, reading: ListReading): PastedLine => {
  const quantity = parseQuantity(reading.quantity);
  return quantity === null ? problemLine(aboutQuantity(part, reading)) : { kind: 'part', part, quantity };
};

/** Returns the reading of a line by part numbers, or `null` if it has no existing one. */
const byNumber = (catalog: Catalog, line: string): PastedLine | null => {
  const readings = listReadings(line);
  if (readings.length === 0 || isBlankRow(line) || ['total', 'heading'].includes(asideOf(line) ?? ''))
    return { kind: 'nothing' };
  const named = namedBy(catalog, readings);
  const [part, other] = named?.parts ?? [];
  if (!named || !part) return null;
  return other ? choiceOf(named.reading.part, named.parts) : orderOf(part, named.reading);
};

/** Matches letters and digits, a dash, a size: `CO9007-70X3`. */
const looksLikeNumber = (text: string): boolean => /^[a-z]{1,5}\d[\w.]*-\S+$/i.test(text);

/** Returns whether a candidate is offered only because its number is similar to the typed one. */
const isSimilarNumber = ({ differences }: Candidate): boolean => differences.some(({ what }) => what === 'Number');

/**
 * Returns the reading of a line without a part number, in words as `/lists` reads it, or `null` if it does not name a
 * part.
 */
const inWords = (line: string, read: WordedLine): PastedLine | null => {
  const { kind, candidates, product, problem, quantity, unclear } = read;
  const text = listReadings(line)[0]?.part ?? line;
  if (product) return problemLine(`${line.trim()}: ${notAnORing(product.name)}`);
  const [first] = candidates;
  // An unknown part number stays a part number, unless it was repaired.
  if (read.unread.length > 0 || (looksLikeNumber(text) && read.corrections.length === 0)) return null;
  if (kind === 'exact' && first) return orderOf(first.part, { part: text, quantity, unclear });
  if (problem !== '') return problemLine(`${line.trim()}: ${problem}`);
  const parts = candidates.filter((candidate) => !isSimilarNumber(candidate)).map(({ part }) => part);
  return parts.length === 0 ? null : choiceOf(text, parts.slice(0, SHOWN_CHOICES));
};

const unknown = (catalog: Catalog, line: string, mayLook: () => boolean): PastedLine => {
  const asked = listReadings(line)[0]?.part ?? '';
  const nearest = mayLook() ? nearestName(catalog, asked) : null;
  return problemLine(`no part ${asked}${nearest === null ? '' : `; nearest ${nearest}`}`);
};

/** A part of a search text that lists several parts. */
export interface ListedPart {
  readonly part: Part;
  /** null = the text has no quantity. */
  readonly quantity: number | null;
}

/** Maximum parts of a search text that are looked up. */
const MAX_LISTED = 20;

const listedIn = (catalog: Catalog, piece: string): ListedPart | null => {
  for (const reading of listReadings(piece)) {
    const [part, other] = partsWritten(catalog, reading.part, 2);
    if (part !== undefined && other === undefined) return { part, quantity: parseQuantity(reading.quantity) };
  }
  return null;
};

/**
 * Returns the parts of a search text that is a list: two or more part numbers separated by commas, semicolons, line
 * breaks or spaces. A number after a part is its quantity. Empty for any other text.
 *
 * @example listedParts(catalog, 'FK7502-214, NB7001-214').map(({ part }) => part.name) // ['FK7502-214', 'NB7001-214']
 */
export const listedParts = (catalog: Catalog, text: string): readonly ListedPart[] => {
  const pieces = text.split(/[,;\n\t]/.test(text) ? /[,;\n\t]/ : /\s+/).map((piece) => piece.trim());
  const listed = new Map<number, ListedPart>();
  const read: (ListedPart | null)[] = [];
  for (const piece of pieces.slice(0, 2 * MAX_LISTED)) {
    const quantity = parseQuantity(piece);
    const last = read.at(-1) ?? null;
    const found: ListedPart | null =
      quantity !== null && last !== null && last.quantity === null
        ? { part: last.part, quantity }
        : listedIn(catalog, piece);
    if (found) listed.set(found.part.id, found);
    read.push(found);
  }
  return listed.size < 2 ? [] : [...listed.values()].slice(0, MAX_LISTED);
};

/**
 * Reads a list against the catalog, line by line: by part numbers, then as `/lists` reads a line, which repairs damaged
 * numbers and identifies products that are not O-rings.
 */
export const readList = (catalog: Catalog, lines: readonly string[]): readonly PastedLine[] => {
  const numbered = lines.map((line) => byNumber(catalog, line));
  const others = lines.filter((_, at) => numbered[at] === null);
  const worded = readLines(
    catalog,
    others.map((text) => ({ texts: [cutText(text, LONGEST_LIST_LINE)], holdsQuantity: true })),
  );
  const byLine = new Map(others.map((line, at) => [line, worded[at]]));
  let looked = 0;
  return lines.map((line, at) => {
    const read = byLine.get(line);
    return numbered[at] ?? (read && inWords(line, read)) ?? unknown(catalog, line, () => looked++ < MAX_NEAREST);
  });
};
