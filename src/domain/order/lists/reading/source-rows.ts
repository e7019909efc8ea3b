import { cutText } from '../../../kit/text/bounded-text.ts';
import { LONGEST_CELL, LONGEST_LINE_TEXT, LONGEST_OWN_CELL, MAX_LINES } from '../limits.ts';
import type { Columns, Role, Table } from './columns.ts';

/** One row of a list, with its cells by role. */
export interface SourceRow {
  /** Number of the row in the list, from 1, without empty rows. */
  readonly row: number;
  /** Number of the row in the file or of the line in the pasted text, from 1, as a spreadsheet shows it. */
  readonly at: number;
  /** Texts that may name the part, likeliest first. */
  readonly texts: readonly string[];
  /** Whether to look for the quantity in the text. */
  readonly holdsQuantity: boolean;
  readonly quantity: string;
  /** The customer part number. */
  readonly own: string;
  /** The row's number in the customer's list, or ''. */
  readonly position: string;
  readonly unit: string;
  readonly note: string;
}

/** The rows of a list, and everything that was left out. */
export interface SourceRows {
  readonly rows: readonly SourceRow[];
  /** Number of empty rows. */
  readonly blank: number;
  /** Rows beyond the maximum of a list. */
  readonly beyond: Table;
  /** Rows of the file that exceed a line's maximum length and were cut. */
  readonly cut: readonly number[];
}

const joined = (texts: readonly string[], between = ' '): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(between);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the texts that may name a part: the number alone, the number with its descriptions, the descriptions alone.
 */
const textsOf = (cellsOf: (role: Role) => readonly string[]): string[] => {
  const part = joined([...cellsOf('line'), ...cellsOf('part')]);
  const measures = joined(cellsOf('dimensions'), ' x ');
  const material = joined(cellsOf('material'));
  const description = joined([...cellsOf('description'), measures, material]);
  const own = part === '' && description === '' ? joined(cellsOf('own')) : '';
  return [...new Set([part, joined([part, measures, material]), description, own])]
    .filter((text) => text !== '')
    .slice(0, 3);
};

interface WholeRow {
  readonly row: SourceRow;
  readonly isCut: boolean;
}

const rowOf = (cells: readonly string[], roles: readonly Role[], row: number, at: number): WholeRow => {
  let isCut = false;
  const kept = (text: string, most: number): string => {
    if (text.length > most) isCut = true;
    return cutText(text, most);
  };
  const cellsOf = (role: Role): readonly string[] =>
    roles.flatMap((one, at) => (one === role ? [kept(oneLine(cells[at] ?? ''), LONGEST_CELL)] : []));
  const texts = textsOf(cellsOf);
  // A row without any content in the part columns keeps all of its cells.
  const said = texts.length > 0 ? texts : [joined(cells.map(oneLine))];
  const source = {
    row,
    at,
    texts: said.map((text) => kept(text, LONGEST_LINE_TEXT)),
    holdsQuantity: roles.includes('line'),
    quantity: joined(cellsOf('quantity')),
    own: kept(joined(cellsOf('own')), LONGEST_OWN_CELL),
    position: kept(joined(cellsOf('position')), LONGEST_OWN_CELL),
    unit: joined(cellsOf('unit')),
    note: kept(joined(cellsOf('note')), LONGEST_CELL),
  };
  return { row: source, isCut };
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Returns the rows below the header with their cells by role. */
export const sourceRows = (table: Table, { headerAt, roles }: Columns): SourceRows => {
  const first = headerAt + 1;
  const below = table.slice(first).map((cells, place) => ({ cells, at: first + place + 1 }));
  const filled = below.filter(({ cells }) => !isBlank(cells));
  const read = filled.slice(0, MAX_LINES).map(({ cells, at }, place) => rowOf(cells, roles, place + 1, at));
  return {
    rows: read.map(({ row }) => row),
    cut: read.flatMap(({ row: { at }, isCut }) => (isCut ? [at] : [])),
    blank: below.length - filled.length,
    beyond: filled.slice(MAX_LINES).map(({ cells }) => cells),
  };
};
