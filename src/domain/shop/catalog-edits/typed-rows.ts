import { CATALOG_FILES, type CatalogFileName } from '../catalog-files/catalog-files.ts';
import { plainText } from '../catalog-files/csv-text.ts';
import type { DraftCatalog } from '../catalog-files/draft-catalog.ts';
import { type FileProblems, fileProblems } from '../catalog-files/file-problems.ts';
import { rowCells } from '../catalog-files/row-cells.ts';
import { ROW_READERS } from '../catalog-files/row-readers.ts';

/** A row of a catalog file as a person typed it: texts by column. */
export type TypedRow = Readonly<Record<string, string>>;

/** What is wrong with a field of a form, and what to do. */
export interface FieldProblem {
  /** Name of the field: the column, and `-` with the number of its row where a form has several. */
  readonly field: string;
  readonly text: string;
}

/** In files, an apostrophe protects texts that a spreadsheet would compute. Typed text has no apostrophe to remove. */
const cellOf = (typed: string): string => (plainText(typed) === typed ? typed : `'${typed}`);

/**
 * Reads typed rows into a draft with the rules of the catalog files. Problems have the number of the row, from 1.
 *
 * @param rows `null` for a blank row, which only counts
 */
export const readTypedRows = (
  draft: DraftCatalog,
  file: CatalogFileName,
  rows: readonly (TypedRow | null)[],
  problems: FileProblems = fileProblems(),
): FileProblems => {
  const header = CATALOG_FILES.find(({ name }) => name === file)?.columns.map(({ name }) => name) ?? [];
  const cells = rowCells(header, (row, column, what, fix) => problems.add({ file, row, column, what, fix }));
  for (const [at, row] of rows.entries()) {
    if (row === null) continue;
    cells.read(
      header.map((column) => cellOf(row[column] ?? '')),
      at + 1,
    );
    ROW_READERS[file](cells, draft);
  }
  return problems;
};

/** Returns problems by field. Those of a numbered row of `file` name the field of the row. */
export const fieldProblems = (problems: FileProblems, numbered: CatalogFileName | null): readonly FieldProblem[] =>
  problems.list().map(({ file, row, column, what, fix }) => ({
    field: file === numbered ? `${column}-${row}` : (column ?? ''),
    text: `${what} ${fix}`,
  }));
