import { formatCount } from '../../../kit/text/counted.ts';
import { MAX_NOTE_LENGTH } from '../../cart/cart.ts';
import { noteText } from '../../cart/text-lines.ts';
import { lineRemarks, type ReviewLine } from '../review-line.ts';
import { readListQuantity } from './list-quantity.ts';
import type { SourceRow } from './source-rows.ts';

const present = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

const placeOf = ({ position, at }: SourceRow): string => (position === '' ? `Row ${at}` : `Pos. ${position}`);

/**
 * Returns what a row contains in addition to its part: the customer's number, its note, words next to the part number.
 */
const detailsOf = (row: SourceRow, line: ReviewLine): readonly string[] =>
  present([row.own === '' ? '' : `Your no. ${row.own}`, row.note, ...lineRemarks(line)]);

/** Returns the pieces of one row, or `null` if only the sum of its line is known. */
const piecesOf = (row: SourceRow, line: ReviewLine): number | null => {
  if (line.rows.length === 1) return line.quantity;
  const pieces = line.rows.map(({ quantity, unit }) => readListQuantity(quantity, unit));
  const sum = pieces.reduce<number>((total, one) => total + (one ?? Number.NaN), 0);
  return sum === line.quantity ? (pieces[line.rows.indexOf(row)] ?? null) : null;
};

/** The notes of a cart line about its source rows. */
export interface RowNotes {
  readonly note: string;
  /** What does not fit in the note, as texts sent with the request. */
  readonly texts: readonly string[];
}

const entriesOf = (lines: readonly ReviewLine[]): readonly string[] => {
  const rows = lines.flatMap((line) => line.rows.map((row) => ({ row, line })));
  const [only] = rows;
  if (rows.length === 1 && only)
    return present([only.row.position === '' ? '' : `Pos. ${only.row.position}`, ...detailsOf(only.row, only.line)]);
  const isBare = rows.every(({ row, line }) => row.position === '' && detailsOf(row, line).length === 0);
  if (isBare) return [];
  return rows.map(({ row, line }) => {
    const pieces = piecesOf(row, line);
    const said = present([pieces === null ? '' : `${formatCount(pieces)} pcs`, ...detailsOf(row, line)]);
    return present([`${placeOf(row)}:`, said.join(', ')]).join(' ');
  });
};

/**
 * Returns the note of a cart line for these lines of a list: the details of each row with its quantity. Positions,
 * notes and customer numbers are preserved when rows of one part are merged.
 */
export const rowNotes = (name: string, lines: readonly ReviewLine[]): RowNotes => {
  const kept: string[] = [];
  const rest: string[] = [];
  for (const entry of entriesOf(lines)) {
    const fits = rest.length === 0 && [...kept, entry].join('; ').length <= MAX_NOTE_LENGTH;
    (fits ? kept : rest).push(entry);
  }
  return { note: kept.join('; '), texts: rest.map((entry) => noteText(`${name}, ${entry}`)) };
};
