import * as v from 'valibot';
import { orNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { hasHiddenCharacter, hiddenCharacterProblem, withoutHidden } from '../../kit/text/hidden-characters.ts';
import { LISTS_PATH } from '../../reference/paths/store-links.ts';
import { LONGEST_PART_NUMBER } from '../../shop/catalog/part-number.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { LONGEST_CELL, LONGEST_LINE_TEXT, MAX_LINES } from './limits.ts';
import type { Table } from './reading/columns.ts';

/** Maximum lists per device, and per account. */
export const MAX_LISTS = 100;
export const LONGEST_NAME = 80;

/** One line of a saved list: a part by its number, or a text that does not name one. */
const shown = (longest: number) => v.pipe(shortText(longest), v.transform(withoutHidden));

export const savedLine = v.object({
  text: shown(LONGEST_LINE_TEXT),
  /** Part number, or '' if the part is unresolved. */
  part: shortText(LONGEST_PART_NUMBER),
  quantity: orNull(v.pipe(wholeNumber(1), v.check(isQuantity))),
  own: shown(LONGEST_CELL),
  note: shown(LONGEST_CELL),
});

export const savedLines = v.pipe(
  readable(savedLine),
  v.transform((lines) => lines.slice(0, MAX_LINES)),
);

export const listName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('give the list a name.'),
  v.maxLength(LONGEST_NAME),
  v.check((name) => !hasHiddenCharacter(name), `${hiddenCharacterProblem('Name of the list')}.`),
);

/** A list as saved on the device. */
export const savedList = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  name: shortText(LONGEST_NAME),
  /** ISO time. */
  changedAt: shortText(30),
  lines: savedLines,
});

/** Summary of a saved list. */
export const listSummary = v.object({
  id: v.string(),
  name: v.string(),
  lineCount: wholeNumber(),
  /** ISO time. */
  changedAt: v.string(),
});

export type ListSummary = Value<typeof listSummary>;
export type SavedLine = Value<typeof savedLine>;
export type SavedList = Value<typeof savedList>;

const SAVED_HASH = /^#saved=([0-9a-f]{32})$/;

/** Returns the link that opens a saved list. @example savedListHref('0a…') // '/lists#saved=0a…' */
export const savedListHref = (id: string): string => `${LISTS_PATH}#saved=${id}`;

/** Returns the ID of a saved list in a hash, or null. */
export const savedListIn = (hash: string): string | null => SAVED_HASH.exec(hash)?.[1] ?? null;

/** Headings by which a saved list is read again. */
export const LIST_HEADINGS = ['Part number', 'Quantity', 'Your part number', 'Line note'] as const;

/** Returns a saved list as a table that a review can read. */
export const tableOfLines = (lines: readonly SavedLine[]): Table => [
  LIST_HEADINGS,
  ...lines.map(({ part, text, quantity, own, note }) => [part || text, String(quantity ?? ''), own, note]),
];

/** Merges two lists, starting with the lines of the first. The caller enforces `MAX_LINES`. */
export const mergedLines = (one: readonly SavedLine[], other: readonly SavedLine[]): readonly SavedLine[] =>
  [...one, ...other].slice(0, MAX_LINES);
