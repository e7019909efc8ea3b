import { usdE5 } from '../../kit/units.ts';
import { priceText } from '../pricing/price-text.ts';
import type { Cell, Column, Row, Table } from './tables.ts';

const shown = (cell: Cell, { type }: Column): Cell =>
  type === 'money' && typeof cell === 'number' ? priceText(usdE5(cell)) : cell;

const csvCell = (cell: Cell): string => {
  if (cell === null) return '';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Returns one line of CSV (RFC 4180). Cells are written as they are, without a guard against spreadsheet formulas, because
 * programs compare them.
 */
export const csvLine = ({ columns }: Pick<Table, 'columns'>, row: Row): string =>
  `${columns.map((column, at) => csvCell(shown(row[at] ?? null, column))).join(',')}\r\n`;

/** Returns the first line of a CSV file. */
export const csvHeader = ({ columns }: Pick<Table, 'columns'>): string =>
  `${columns.map(({ name }) => name).join(',')}\r\n`;

/** Returns a row with the names of its columns. Money is a decimal string, as in the public API. */
export const rowObject = ({ columns }: Pick<Table, 'columns'>, row: Row): Readonly<Record<string, Cell>> =>
  Object.fromEntries(columns.map((column, at) => [column.name, shown(row[at] ?? null, column)]));

/** Returns one line of JSON. */
export const jsonLine = (table: Pick<Table, 'columns'>, row: Row): string =>
  `${JSON.stringify(rowObject(table, row))}\n`;
