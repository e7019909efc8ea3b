import Papa from 'papaparse';
import { cutText } from '../../domain/kit/text/bounded-text.ts';
import { LONGEST_CELL, MAX_COLUMNS, MAX_LINES } from '../../domain/order/lists/limits.ts';
import type { Table } from '../../domain/order/lists/reading/columns.ts';
import { isTable, plainLines, type TableResult } from '../../domain/order/lists/reading/read-table.ts';

/** Maximum number of rows that are read: those of the list, above its header and in between. */
const MAX_ROWS = 2 * MAX_LINES + 1000;

/**
 * Truncates a table to the rows, columns and characters that are read. A cell keeps one character more than it may
 * have, so that truncation can be detected.
 */
export const boundedTable = (rows: readonly (readonly string[])[]): Table =>
  rows.slice(0, MAX_ROWS).map((cells) => cells.slice(0, MAX_COLUMNS).map((cell) => cutText(cell, LONGEST_CELL + 1)));

const DELIMITERS = ['\t', ';', ',', '|'];
/** A character that no text contains, so that quotation marks are treated as ordinary characters. */
const NO_QUOTE = '\u0000';

const parsed = (text: string, delimiter: string, quoteChar = '"') =>
  Papa.parse<string[]>(text, { delimiter, delimitersToGuess: DELIMITERS, quoteChar, preview: MAX_ROWS });

/**
 * The delimiter that splits the most lines, for when the parser cannot detect it: lists of one or two columns with
 * empty lines in between.
 */
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
  // An unclosed quotation mark would turn the rest of the file into one cell.
  if (!first.errors.some(({ code }) => code === 'MissingQuotes'))
    return { table: boundedTable(first.data), notices: [] };
  const { data } = parsed(text, first.meta.delimiter, NO_QUOTE);
  return { table: boundedTable(data), notices: ['A " is not closed: every " is read as an inch mark.'] };
};

/** Reads text with columns separated by tabs, semicolons, commas or bars. Text without columns is read line by line. */
export const readDelimited = (text: string, isFile: boolean): TableResult => {
  if (text.trim() === '')
    return { kind: 'problem', problem: 'The list is empty. Paste lines with parts and quantities.' };
  const hasTabs = text.includes('\t');
  const { table, notices } = tableOf(text, hasTabs ? '\t' : '');
  if (hasTabs || isTable(table, isFile)) return { kind: 'table', table, sheet: '', notices };
  return { kind: 'table', table: boundedTable(plainLines(text)), sheet: '', notices: [] };
};

const UTF16: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** Decodes a file's text: UTF-8, the encoding of its byte order mark, or Windows-1252. */
export const decoded = (bytes: Uint8Array): string => {
  const marked = UTF16[bytes.subarray(0, 2).join(',')];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
