import * as v from 'valibot';
import { orNull, readable, shortText } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { whole } from '../../kit/schema/whole.ts';
import { cutText } from '../../kit/text/bounded-text.ts';
import { hasHiddenCharacter, hiddenCharacterProblem, withoutHidden } from '../../kit/text/hidden-characters.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { LONGEST_CELL, LONGEST_LINE_TEXT, MOST_LINES } from './limits.ts';
import type { Table } from './reading/columns.ts';
import {
  isReady,
  lineNote,
  lineOwn,
  linePart,
  lineState,
  lineText,
  quantityTyped,
  type ReviewLine,
} from './review-line.ts';

/** Lists that one device, and one account, keeps. */
export const MOST_LISTS = 100;
export const LONGEST_NAME = 80;

/** One line of a list that is kept: a part by its number, or a text that names none. */
const shown = (longest: number) => v.pipe(shortText(longest), v.transform(withoutHidden));

export const savedLine = v.object({
  text: shown(LONGEST_LINE_TEXT),
  /** Number of the part; '' where none is settled. */
  part: shortText(60),
  quantity: orNull(v.pipe(whole(1), v.check(isQuantity))),
  own: shown(LONGEST_CELL),
  note: shown(LONGEST_CELL),
});

export const savedLines = v.pipe(
  readable(savedLine),
  v.transform((lines) => lines.slice(0, MOST_LINES)),
);

export const listName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('give the list a name.'),
  v.maxLength(LONGEST_NAME),
  v.check((name) => !hasHiddenCharacter(name), `${hiddenCharacterProblem('Name of the list')}.`),
);

/** A list as it is kept on the device. */
export const savedList = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  name: shortText(LONGEST_NAME),
  /** ISO time. */
  changedAt: shortText(30),
  lines: savedLines,
});

/** A kept list among others. */
export const listSummary = v.object({
  id: v.string(),
  name: v.string(),
  lineCount: whole(),
  /** ISO time. */
  changedAt: v.string(),
});

export type ListSummary = Value<typeof listSummary>;
export type SavedLine = Value<typeof savedLine>;
export type SavedList = Value<typeof savedList>;

/** A list as it is kept: all its lines but those removed on purpose. A quantity that is no number stays with its text. */
export const linesToSave = (lines: readonly ReviewLine[]): readonly SavedLine[] =>
  lines
    .filter(({ fate }) => fate !== 'removed')
    .map((line) => {
      const typed =
        lineState(line) !== 'aside' && line.quantity === null && !line.holdsQuantity ? quantityTyped(line) : '';
      return {
        text: cutText([lineText(line), typed].filter((text) => text !== '').join(', '), LONGEST_LINE_TEXT),
        part: isReady(line) ? (linePart(line)?.listed.part.productName ?? '') : '',
        quantity: lineState(line) === 'aside' ? null : line.quantity,
        own: lineOwn(line),
        note: lineNote(line),
      };
    });

/** The headings that a kept list is read by again. */
export const LIST_HEADINGS = ['Part number', 'Quantity', 'Your part number', 'Line note'] as const;

/** A kept list as a table that a review reads. */
export const tableOfLines = (lines: readonly SavedLine[]): Table => [
  LIST_HEADINGS,
  ...lines.map(({ part, text, quantity, own, note }) => [part || text, String(quantity ?? ''), own, note]),
];

/** Two lists as one, the first one's lines first. What does not fit is left out by the caller's knowledge of `MOST_LINES`. */
export const mergedLines = (one: readonly SavedLine[], other: readonly SavedLine[]): readonly SavedLine[] =>
  [...one, ...other].slice(0, MOST_LINES);
