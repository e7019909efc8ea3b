import type { Catalog } from '../catalog/index/catalog.ts';
import type { Part } from '../catalog/model.ts';
import { partsWritten } from '../catalog/rows/part-written.ts';
import { editDistance } from '../catalog/suggest/edit-distance.ts';
import { similarNames } from '../catalog/suggest/suggest.ts';
import { formatCount } from '../pricing/money.ts';
import { MAX_QUANTITY } from '../pricing/pricing-rules.ts';
import { parseQuantity } from '../pricing/quantity.ts';
import { findParts } from '../understand/find-parts.ts';
import { type ListReading, listReadings } from './list-readings.ts';

/** What became of one line of a pasted list. */
export type ReadLine =
  | { readonly kind: 'part'; readonly part: Part; readonly quantity: number }
  | { readonly kind: 'problem'; readonly problem: string }
  /** Empty, or names of columns. */
  | { readonly kind: 'nothing' };

const SHOWN_CHOICES = 3;
/** Looking for the nearest names takes as long as a thousand exact lookups. */
const MOST_NEAREST = 20;

/** A name so many edits away is no slip of the keyboard. */
const MOST_EDITS = 4;

const nearestName = (catalog: Catalog, asked: string): string | null => {
  const [nearest] = similarNames(catalog, asked, 1);
  if (nearest === undefined) return null;
  return editDistance(asked.toLowerCase(), nearest.name.toLowerCase(), MOST_EDITS) > MOST_EDITS ? null : nearest.name;
};

const aboutQuantity = ({ name }: Part, { quantity }: ListReading): string =>
  quantity === ''
    ? `${name} has no quantity; write ${name}, 100`
    : `${name}: the quantity is a whole number from 1 to ${formatCount(MAX_QUANTITY)}`;

/** Ways to read a line that are tried as words, `2-214 viton 75 brown`: the likeliest. */
const MOST_WORDED = 2;

/** The parts that a size with a rubber means, where nothing of the words is left over. Compounds are named by part numbers. */
const partsMeant = (catalog: Catalog, text: string): readonly Part[] => {
  const { reading, groups } = findParts(catalog, text, SHOWN_CHOICES);
  const kinds = new Set(reading.understood.map(({ kind }) => kind));
  const namesPart = kinds.has('size') && kinds.has('family') && !kinds.has('compound');
  if (!namesPart || reading.unread.length > 0) return [];
  return groups.flatMap(({ kind, parts }) =>
    kind === 'exact' || kind === 'parts' ? parts.map(({ part }) => part) : [],
  );
};

interface NamedBy {
  readonly reading: ListReading;
  readonly parts: readonly Part[];
}

/** The first reading that names parts: by their numbers, else in words. */
const namedBy = (catalog: Catalog, readings: readonly ListReading[]): NamedBy | null => {
  for (const reading of readings) {
    const parts = partsWritten(catalog, reading.part, SHOWN_CHOICES);
    if (parts.length > 0) return { reading, parts };
  }
  for (const reading of readings.slice(0, MOST_WORDED)) {
    const parts = partsMeant(catalog, reading.part);
    if (parts.length > 0) return { reading, parts };
  }
  return null;
};

const readOne = (catalog: Catalog, line: string, mayLook: () => boolean): ReadLine => {
  const readings = listReadings(line);
  if (readings.length === 0) return { kind: 'nothing' };
  const named = namedBy(catalog, readings);
  const [part, other] = named?.parts ?? [];
  if (named && part) {
    const { reading, parts } = named;
    if (other) {
      const names = parts.map(({ name }) => name).join(', ');
      return { kind: 'problem', problem: `${reading.part} may be ${names}; write the whole number` };
    }
    const quantity = parseQuantity(reading.quantity);
    if (quantity === null) return { kind: 'problem', problem: aboutQuantity(part, reading) };
    return { kind: 'part', part, quantity };
  }
  const asked = readings[0]?.part ?? '';
  const nearest = mayLook() ? nearestName(catalog, asked) : null;
  return { kind: 'problem', problem: `no part ${asked}${nearest === null ? '' : `; nearest ${nearest}`}` };
};

/** A part that a search text names beside others. */
export interface ListedPart {
  readonly part: Part;
  /** null = the text gives none. */
  readonly quantity: number | null;
}

/** Parts of a search text beyond this many are not looked for. */
const MOST_LISTED = 20;

const listedIn = (catalog: Catalog, piece: string): ListedPart | null => {
  for (const reading of listReadings(piece)) {
    const [part, other] = partsWritten(catalog, reading.part, 2);
    if (part !== undefined && other === undefined) return { part, quantity: parseQuantity(reading.quantity) };
  }
  return null;
};

/**
 * The parts of a search text that is a list: two or more part numbers parted by commas, semicolons or lines, or by spaces.
 * A number behind a part is its quantity. Empty for any other text.
 *
 * @example listedParts(catalog, 'FK7502-214, NB7001-214').map(({ part }) => part.name) // ['FK7502-214', 'NB7001-214']
 */
export const listedParts = (catalog: Catalog, text: string): readonly ListedPart[] => {
  const pieces = text.split(/[,;\n\t]/.test(text) ? /[,;\n\t]/ : /\s+/).map((piece) => piece.trim());
  const listed = new Map<number, ListedPart>();
  const read: (ListedPart | null)[] = [];
  for (const piece of pieces.slice(0, 2 * MOST_LISTED)) {
    const quantity = parseQuantity(piece);
    const last = read.at(-1) ?? null;
    const found: ListedPart | null =
      quantity !== null && last !== null && last.quantity === null
        ? { part: last.part, quantity }
        : listedIn(catalog, piece);
    if (found) listed.set(found.part.id, found);
    read.push(found);
  }
  return listed.size < 2 ? [] : [...listed.values()].slice(0, MOST_LISTED);
};

/** Reads a list against the catalog, line by line, in order. */
export const readList = (catalog: Catalog, lines: readonly string[]): readonly ReadLine[] => {
  let looked = 0;
  return lines.map((line) => readOne(catalog, line, () => looked++ < MOST_NEAREST));
};
