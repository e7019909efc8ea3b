import readSheets from 'read-excel-file/universal';
import { MAX_COLUMNS } from '../../domain/order/lists/limits.ts';
import type { Table } from '../../domain/order/lists/reading/columns.ts';
import type { TableResult } from '../../domain/order/lists/reading/read-table.ts';
import { boundedTable, decoded, readDelimited } from './delimited.ts';
import { safeWorkbook, WorkbookProblem } from './safe-workbook.ts';

/** The page's message to the worker. */
export type ListSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: ArrayBuffer };

const problem = (text: string): TableResult => ({ kind: 'problem', problem: text });

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

/** Excel stores encrypted workbooks in the container of its older format. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0] as const;
const ZIP = [0x50, 0x4b] as const;
const ENCRYPTED = /EncryptedPackage/;

const pad = (value: number): string => String(value).padStart(2, '0');

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return `${cell.getUTCFullYear()}-${pad(cell.getUTCMonth() + 1)}-${pad(cell.getUTCDate())}`;
  return typeof cell === 'number' ? String(Number(cell.toPrecision(12))) : String(cell);
};

const isFilled = (rows: Table): boolean => rows.some((cells) => cells.some((cell) => cell.trim() !== ''));

const readWorkbook = async (bytes: Uint8Array): Promise<TableResult> => {
  const sheets = await readSheets(safeWorkbook(bytes).buffer);
  const [first, ...others] = sheets
    .map(({ sheet, data }) => ({
      sheet,
      table: boundedTable(data.map((cells) => cells.slice(0, MAX_COLUMNS).map(cellText))),
    }))
    .filter(({ table }) => isFilled(table));
  if (!first) return problem('The file has no sheet with cells.');
  const notices =
    others.length === 0
      ? []
      : [`Sheets not read: ${others.map(({ sheet }) => sheet).join(', ')}. Save each by itself.`];
  return { kind: 'table', table: first.table, sheet: first.sheet, notices };
};

const readFile = async (bytes: Uint8Array): Promise<TableResult> => {
  if (startsWith(bytes, ...OLD_CONTAINER)) {
    const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
    return ENCRYPTED.test(names)
      ? problem('The file is locked with a password. Save a copy without one and drop it again.')
      : problem('This is an Excel file of before 2007 (XLS). Save it as XLSX or CSV and drop it again.');
  }
  if (startsWith(bytes, ...ZIP)) return readWorkbook(bytes);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    return problem('This is a PDF. Drop the list as XLSX or CSV, or copy its lines and paste them.');
  const text = decoded(bytes);
  if (text.includes('\u0000')) return problem('This is no list. Drop a CSV or XLSX file, or paste the lines.');
  return readDelimited(text.replace(/^\ufeff/, ''), true);
};

/** Reads a file or pasted text as a table. Never throws. */
export const readSource = async (source: ListSource): Promise<TableResult> => {
  try {
    return source.kind === 'text' ? readDelimited(source.text, false) : await readFile(new Uint8Array(source.bytes));
  } catch (error) {
    if (error instanceof WorkbookProblem) return problem(error.message);
    return problem('The file could not be read: it is damaged or not a spreadsheet. Save it again as XLSX or CSV.');
  }
};
