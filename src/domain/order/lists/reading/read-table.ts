import { guessColumns, type Table } from './columns.ts';

/** A file or a paste as a table, or why there is none and what to do. */
export type TableAnswer =
  | {
      readonly kind: 'table';
      readonly table: Table;
      /** Name of the sheet; '' where there are none. */
      readonly sheet: string;
      /** What was done to read it, in sentences. */
      readonly notices: readonly string[];
    }
  | { readonly kind: 'problem'; readonly problem: string };

/** Lines without columns: one cell each. */
export const plainLines = (text: string): Table => text.split(/\r\n?|\n/).map((line) => [line]);

const widths = (table: Table): ReadonlySet<number> =>
  new Set(table.filter((cells) => cells.some((cell) => cell.trim() !== '')).map(({ length }) => length));

/**
 * Whether a text that was parted by commas or semicolons is a table: a head names its columns, or all rows have as many. Lines that
 * were pasted are one only where a column holds quantities, too.
 */
export const isTable = (table: Table, isFile: boolean): boolean => {
  const { headerAt, roles } = guessColumns(table);
  if (roles.length < 2) return false;
  return headerAt !== -1 || (widths(table).size === 1 && (isFile || roles.includes('quantity')));
};
