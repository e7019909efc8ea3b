import type { CatalogFileName } from './catalog-files.ts';

/** What is wrong in a file, why, and what to do. */
export interface FileProblem {
  /** A file of the catalog, or another file of its folder. */
  readonly file: string;
  /** As a spreadsheet counts, the header is 1; `null`: the whole file. */
  readonly row: number | null;
  /** `null`: the whole row. */
  readonly column: string | null;
  readonly what: string;
  readonly fix: string;
}

/** Problems of one file that are listed; further ones are counted. */
const LISTED_PROBLEMS = 20;
/** Number of problems after which a file is not read further. */
export const MAX_PROBLEMS = 1000;

export interface FileProblems {
  add(problem: FileProblem): void;
  /** The first problems of each file. */
  list(): readonly FileProblem[];
  count(file?: CatalogFileName): number;
}

export const fileProblems = (onProblem?: (problem: FileProblem) => void): FileProblems => {
  const listed: FileProblem[] = [];
  const counts = new Map<string, number>();
  return {
    add(problem) {
      const count = (counts.get(problem.file) ?? 0) + 1;
      counts.set(problem.file, count);
      onProblem?.(problem);
      if (count <= LISTED_PROBLEMS) listed.push(problem);
    },
    list: () => listed,
    count: (file) => (file ? (counts.get(file) ?? 0) : [...counts.values()].reduce((sum, each) => sum + each, 0)),
  };
};

/** Returns a problem as one line: `offers.csv, row 12, price_list: "FKM A" is not in price-lists.csv. Add it there.` */
export const problemText = ({ file, row, column, what, fix }: FileProblem): string =>
  `${[file, row === null ? '' : `row ${row}`, column ?? ''].filter(Boolean).join(', ')}: ${what} ${fix}`;
