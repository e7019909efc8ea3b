import Papa from 'papaparse';
import { MOST_LINES } from '../../domain/order/lists/limits.ts';
import type { Table } from '../../domain/order/lists/reading/columns.ts';
import { isTable, plainLines, type TableAnswer } from '../../domain/order/lists/reading/read-table.ts';

/** Rows that are looked at: the list's, those above its head and those between. */
const MOST_ROWS = 2 * MOST_LINES + 1000;

const DELIMITERS = ['\t', ';', ',', '|'];
/** No text has it: quotation marks are then letters like others. */
const NO_QUOTE = '\u0000';

const parsed = (text: string, delimiter: string, quoteChar = '"') =>
  Papa.parse<string[]>(text, { delimiter, delimitersToGuess: DELIMITERS, quoteChar, preview: MOST_ROWS });

/** The sign that parts most lines, where the parser cannot tell: lists of one or two columns with empty lines between. */
const usualDelimiter = (text: string): string => {
  const lines = plainLines(text).flat();
  const found = (sign: string): number => lines.filter((line) => line.includes(sign)).length;
  return DELIMITERS.toSorted((a, b) => found(b) - found(a))[0] ?? ',';
};

const parsedByUsual = (text: string, delimiter: string) => {
  const first = parsed(text, delimiter);
  return first.errors.some(({ code }) => code === 'UndetectableDelimiter') ? parsed(text, usualDelimiter(text)) : first;
};

const tableOf = (text: string, delimiter: string): { readonly table: Table; readonly notices: readonly string[] } => {
  const first = parsedByUsual(text, delimiter);
  // An open quotation mark takes the rest of the file for one cell.
  if (!first.errors.some(({ code }) => code === 'MissingQuotes')) return { table: first.data, notices: [] };
  const { data } = parsed(text, first.meta.delimiter, NO_QUOTE);
  return { table: data, notices: ['A " is not closed: every " is read as an inch mark.'] };
};

/** Reads text with columns parted by tabs, semicolons, commas or bars; text without columns is read line by line. */
export const readDelimited = (text: string, isFile: boolean): TableAnswer => {
  if (text.trim() === '')
    return { kind: 'problem', problem: 'The list is empty. Paste lines with parts and quantities.' };
  const hasTabs = text.includes('\t');
  const { table, notices } = tableOf(text, hasTabs ? '\t' : '');
  if (hasTabs || isTable(table, isFile)) return { kind: 'table', table, sheet: '', notices };
  return { kind: 'table', table: plainLines(text).slice(0, MOST_ROWS), sheet: '', notices: [] };
};

const UTF16: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** Text of a file: UTF-8, what a byte order mark says, else what Windows writes. */
export const decoded = (bytes: Uint8Array): string => {
  const marked = UTF16[bytes.subarray(0, 2).join(',')];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
