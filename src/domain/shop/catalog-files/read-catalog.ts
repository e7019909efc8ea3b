import { CATALOG_FILES, type CatalogFileName } from './catalog-files.ts';
import { type CatalogTables, countParts } from './catalog-tables.ts';
import { checkPartNumbers } from './check-part-numbers.ts';
import { checkPrices } from './check-prices.ts';
import { draftCatalog } from './draft-catalog.ts';
import { type FileProblem, type FileProblems, fileProblems, MAX_PROBLEMS } from './file-problems.ts';
import { headerProblems } from './read-header.ts';
import { rowCells } from './row-cells.ts';
import { ROW_READERS } from './row-readers.ts';

/** Reads the rows of one file. */
export interface RowsReader {
  /**
   * Reads one row. Returns false if the file is not worth reading further.
   *
   * @param row its number, if the rows come from several sources
   */
  row(cells: readonly string[], row?: number): boolean;
}

export interface CatalogReader {
  readonly problems: FileProblems;
  /** Begins a file, in the order of `CATALOG_FILES`. Returns `null` if its header is not usable. */
  begin(file: CatalogFileName, header: readonly string[]): RowsReader | null;
  /** Returns the catalog, or `null` if a file has problems. */
  finish(): CatalogTables | null;
}

/** Whether a row has only empty cells, as spreadsheets write at the end. */
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

/**
 * Reads a catalog from the rows of its files. Holds numbers of parts and stock in columns, not rows.
 *
 * @param onProblem called for every problem, beyond those that are listed
 */
export const createCatalogReader = (onProblem?: (problem: FileProblem) => void): CatalogReader => {
  const problems = fileProblems(onProblem);
  const draft = draftCatalog();
  return {
    problems,
    begin(name, header) {
      const file = CATALOG_FILES.find((each) => each.name === name);
      if (!file) throw new Error(`There is no catalog file ${name}.`);
      const names = header.map((cell) => cell.trim());
      const wrong = headerProblems(file, names);
      for (const problem of wrong) problems.add(problem);
      if (wrong.length > 0) return null;
      const cells = rowCells(names, (row, column, what, fix) => problems.add({ file: name, row, column, what, fix }));
      const reader = ROW_READERS[name];
      let count = 1;
      return {
        row(values, row) {
          count++;
          if (isBlank(values)) return true;
          cells.read(values, row ?? count);
          reader(cells, draft);
          return problems.count(name) < MAX_PROBLEMS;
        },
      };
    },
    finish() {
      const tables = draft.tables();
      checkPrices(draft, problems);
      if (problems.count() === 0) checkPartNumbers(tables, draft.partNumberRows, problems);
      if (problems.count() === 0 && countParts(tables) === 0) {
        const fix = 'Say which compound is made in which sizes.';
        problems.add({ file: 'offers.csv', row: null, column: null, what: 'The catalog has no parts.', fix });
      }
      return problems.count() === 0 ? tables : null;
    },
  };
};
