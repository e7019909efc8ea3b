import * as v from 'valibot';
import { orNull, readable, shortText, strictFlag } from '../../kit/schema/tolerant.ts';
import type { Value } from '../../kit/schema/value.ts';
import { wholeNumber } from '../../kit/schema/whole.ts';
import { isQuantity } from '../../shop/pricing/quantity.ts';
import { LONGEST_CELL, LONGEST_LINE_TEXT, MAX_COLUMNS, MAX_LINE_TEXTS, MAX_LINES } from './limits.ts';
import { type Columns, ROLES, type Table } from './reading/columns.ts';
import type { SourceRow } from './reading/source-rows.ts';
import { createReviewLine, type ReviewLine } from './review-line.ts';

/** The visitor's decisions about one line. The line itself is read again, because parts and prices may have changed. */
const draftLine = v.object({
  /** Numbers of its source rows. */
  rows: v.pipe(v.array(wholeNumber(1)), v.minLength(1)),
  texts: v.pipe(readable(shortText(LONGEST_LINE_TEXT)), v.maxLength(MAX_LINE_TEXTS)),
  holdsQuantity: strictFlag,
  quantity: orNull(v.pipe(wholeNumber(1), v.check(isQuantity))),
  chosen: orNull(wholeNumber(1)),
  isReopened: strictFlag,
  fate: v.fallback(v.picklist(['line', 'text', 'removed']), 'line'),
  isAsTyped: strictFlag,
});

/** A list under review as stored on the device, so that it survives leaving the page. */
export const listDraft = v.object({
  name: shortText(300),
  sheet: shortText(100),
  notices: readable(shortText(300)),
  table: v.array(v.pipe(readable(shortText(LONGEST_CELL)), v.maxLength(MAX_COLUMNS))),
  columns: v.object({ headerAt: v.pipe(v.number(), v.integer(), v.minValue(-1)), roles: v.array(v.picklist(ROLES)) }),
  isRemembered: strictFlag,
  /** ISO time. */
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
  lines: v.pipe(readable(draftLine), v.minLength(1), v.maxLength(MAX_LINES)),
});

export type ListDraft = Value<typeof listDraft>;
export type DraftLine = Value<typeof draftLine>;

/** Draft data other than its lines. */
export interface DraftSource {
  readonly name: string;
  readonly sheet: string;
  readonly notices: readonly string[];
  readonly table: Table;
  readonly columns: Columns;
  readonly isRemembered: boolean;
}

/** Returns the lines in their draft form. */
export const draftLines = (lines: readonly ReviewLine[]): DraftLine[] =>
  lines.map(({ rows, texts, holdsQuantity, quantity, chosen, isReopened, fate, isAsTyped }) => ({
    rows: rows.map(({ row }) => row),
    texts: [...texts],
    holdsQuantity,
    quantity,
    chosen,
    isReopened,
    fate,
    isAsTyped,
  }));

const filled = (rows: readonly SourceRow[]): rows is readonly [SourceRow, ...SourceRow[]] => rows.length > 0;

/**
 * Returns the lines of a draft joined with the rows of its table, to be read again. Skips a line whose rows are
 * missing.
 */
export const linesOfDraft = (kept: readonly DraftLine[], rows: readonly SourceRow[]): readonly ReviewLine[] => {
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  return kept.flatMap(({ rows: numbers, ...line }) => {
    const own = numbers.flatMap((number) => byNumber.get(number) ?? []);
    return filled(own) ? [{ ...createReviewLine(own), ...line }] : [];
  });
};
