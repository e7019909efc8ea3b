import type { CatalogTables } from '../catalog-files/catalog-tables.ts';
import type { UploadChanges } from './upload-changes.ts';
import type { UploadProblems } from './upload-problems.ts';

/** Reads the rows of one uploaded file and applies them to a catalog. */
export interface UploadReader {
  /** Reads one row. @param row as a spreadsheet counts, the header is 1 */
  row(cells: readonly string[], row: number): void;
  /** Records problems and differences, and returns the catalog with the file, without the rows that have errors. */
  finish(): AppliedUpload;
}

export interface AppliedUpload {
  readonly tables: CatalogTables;
  /** Rows that are not applied: those with errors, and all others of the same parts or entries. */
  readonly skippedRows: number;
  /** Parts whose data changes. */
  readonly parts: number;
  /** Problems of the catalog as a whole: nothing can be published. */
  readonly isBlocked: boolean;
}

export interface UploadContext {
  readonly base: CatalogTables;
  /** Columns by position, '' for skipped ones. */
  readonly columns: readonly string[];
  readonly isWhole: boolean;
  readonly problems: UploadProblems;
  readonly changes: UploadChanges;
}
