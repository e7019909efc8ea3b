import { cutText } from '../../kit/text/bounded-text.ts';
import { integerFromDecimal } from '../pricing/money.ts';
import { plainText } from './csv-text.ts';

/** Maximum length of a cell with one value, in characters. */
const LONGEST_CELL = 500;
const LONGEST_SHOWN = 40;

/**
 * The cells of the current row by column. Each method records a problem for a cell that it does not accept and returns
 * a value of no meaning; `isGood` is whether the row had one.
 */
export interface RowCells {
  /** The row number as a spreadsheet counts. */
  readonly row: number;
  read(cells: readonly string[], row: number): void;
  isGood(): boolean;
  refuse(column: string, what: string, fix: string): void;
  raw(column: string): string;
  /** One line of text, at most `longest` characters; may be empty. */
  text(column: string, longest: number): string;
  required(column: string, longest: number): string;
  /** A code that a URL can contain: letters, digits, periods, hyphens and _. */
  code(column: string, longest: number): string;
  /** A whole number, or `null` if empty. */
  whole(column: string, low: number, high: number): number | null;
  /** A decimal number of at most six decimals. */
  decimal(column: string, low: number, high: number): number;
  /** A unit price in 1/100,000 USD, or an amount in cents; `null` if empty. */
  money(column: string, kind: 'price' | 'amount'): number | null;
  flag(column: string, ifEmpty: boolean): boolean;
}

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, true: true, 1: true, no: false, false: false, 0: false };
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MOST_DOLLARS = 1_000_000;

export const shownCell = (text: string): string =>
  `"${text.length > LONGEST_SHOWN ? `${cutText(text, LONGEST_SHOWN)}…` : text}"`;

/**
 * Reads rows with the given header.
 *
 * @param onProblem called for each problem with its column, `null` for the whole row
 */
export const rowCells = (
  header: readonly string[],
  onProblem: (row: number, column: string | null, what: string, fix: string) => void,
): RowCells => {
  const places = new Map(header.map((name, at) => [name, at]));
  let current: readonly string[] = [];
  let row = 1;
  let isGood = true;
  const refuse = (column: string | null, what: string, fix: string): void => {
    isGood = false;
    onProblem(row, column, what, fix);
  };
  const raw = (column: string): string => (current[places.get(column) ?? -1] ?? '').trim();
  const text = (column: string, longest: number): string => {
    const value = plainText(raw(column));
    if (value.length > longest) refuse(column, `The text has ${value.length} characters.`, `Use at most ${longest}.`);
    if (/\p{Cc}/u.test(value)) refuse(column, 'The text has a line break or a control character.', 'Remove it.');
    return value;
  };
  const required = (column: string, longest: number): string => {
    const value = text(column, longest);
    if (value === '') refuse(column, 'The cell is empty.', 'Fill it in, or remove the row.');
    return value;
  };
  return {
    get row() {
      return row;
    },
    read(cells, at) {
      current = cells;
      row = at;
      isGood = true;
      if (cells.length > header.length) {
        const fix = 'Put a text with commas in double quotes.';
        refuse(null, `The row has ${cells.length} cells, the header ${header.length}.`, fix);
      }
    },
    isGood: () => isGood,
    refuse,
    raw,
    text,
    required,
    code(column, longest) {
      const value = required(column, longest);
      if (value !== '' && value.length <= LONGEST_CELL && !CODE.test(value)) {
        const fix = 'Begin with a letter or digit; use only letters, digits, periods, hyphens and _.';
        refuse(column, `${shownCell(value)} cannot be part of a URL.`, fix);
      }
      return value;
    },
    whole(column, low, high) {
      const value = raw(column);
      if (value === '') return null;
      const number = /^-?\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
      if (number >= low && number <= high) return number;
      refuse(column, `${shownCell(value)} is not a whole number from ${low} to ${high}.`, 'Correct the number.');
      return null;
    },
    decimal(column, low, high) {
      const value = raw(column);
      const number = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
      if (number >= low && number <= high) return number;
      const fix = /^\d+,\d+$/.test(value) ? 'Write a period instead of the comma.' : 'Correct the number.';
      refuse(column, `${shownCell(value)} is not a number from ${low} to ${high}.`, fix);
      return low;
    },
    money(column, kind) {
      const digits = kind === 'price' ? 5 : 2;
      const value = raw(column);
      if (value === '') return null;
      const amount = /^\d{1,7}(\.\d+)?$/.test(value) ? integerFromDecimal(value, digits) : null;
      const decimals = value.split('.')[1]?.replace(/(?<!0)0+$/, '').length ?? 0;
      if (amount !== null && decimals <= digits && Number(value) <= MOST_DOLLARS) return amount;
      const what = `${shownCell(value)} is not an amount of dollars up to ${MOST_DOLLARS}.`;
      refuse(column, what, `Write digits, a period and at most ${digits} decimals, such as 0.42.`);
      return null;
    },
    flag(column, ifEmpty) {
      const value = raw(column);
      if (value === '') return ifEmpty;
      const flag = FLAGS[value.toLowerCase()];
      if (flag === undefined) refuse(column, `${shownCell(value)} is neither yes nor no.`, 'Write yes or no.');
      return flag ?? false;
    },
  };
};
