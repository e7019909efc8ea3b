import { guessColumns, type Table } from './columns.ts';

/** The table of a file or pasted text, or what is wrong with it and what to do. */
export type TableResult =
  | {
      readonly kind: 'table';
      readonly table: Table;
      /** Name of the worksheet, or '' for a file without worksheets. */
      readonly sheet: string;
      /** How the file was converted, in sentences. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'problem'; readonly problem: string };

/** Returns lines without columns as rows of one cell. */
export const plainLines = (text: string): Table => text.split(/\r\n?|\n/).map((line) => [line]);

const widths = (table: Table): ReadonlySet<number> =>
  new Set(table.filter((cells) => cells.some((cell) => cell.trim() !== '')).map(({ length }) => length));

/**
 * Returns whether text split at commas or semicolons is a table: a header names its columns, or all rows have equally
 * many. Pasted lines must also have a column of quantities.
 */
export const isTable = (table: Table, isFile: boolean): boolean => {
  const { headerAt, roles } = guessColumns(table);
  if (roles.length < 2) return false;
  return headerAt !== -1 || (widths(table).size === 1 && (isFile || roles.includes('quantity')));
};
