import { csvRow, protectedText } from '../catalog-files/csv-text.ts';
import type { UploadFixes } from './upload-fixes.ts';

/** A correction that staff can accept with one button. */
export type Suggestion =
  /** The cells of a column with this value get another one. */
  | { readonly kind: 'value'; readonly column: string; readonly from: string; readonly to: string }
  /** The cells of a column are read in another notation; `to` is the example of this row. */
  | { readonly kind: 'notation'; readonly column: string; readonly to: string };

/** What is wrong in a row, why, and what to do. */
export interface UploadProblem {
  /** As a spreadsheet counts, the header is 1; `null`: the file or the catalog as a whole. */
  readonly row: number | null;
  /** '': the whole row. */
  readonly column: string;
  readonly value: string;
  /** The part or entry that the row is about. */
  readonly name: string;
  /** What else the row says, such as a quantity. */
  readonly detail: string;
  readonly what: string;
  readonly fix: string;
  readonly suggestion: Suggestion | null;
}

/** A problem with the number of rows that its suggestion corrects. */
export interface ListedProblem extends UploadProblem {
  readonly alike: number;
}

/** Problems that are listed and stored; further ones are counted. */
const LISTED_PROBLEMS = 500;
/** Rows of the file of all problems. */
const MAX_CSV_ROWS = 20_000;
const HEADER = ['row', 'column', 'value', 'name', 'problem', 'what_to_do'];

const keyOf = (suggestion: Suggestion): string =>
  suggestion.kind === 'value' ? `${suggestion.column} = ${suggestion.from}` : `${suggestion.column} notation`;

/** Collects the problems of an upload. */
export interface UploadProblems {
  add(problem: UploadProblem): void;
  readonly count: number;
  list(): readonly ListedProblem[];
  /** Returns the problems as CSV with a header. */
  csv(): string;
}

export const uploadProblems = (): UploadProblems => {
  const listed: UploadProblem[] = [];
  const alike = new Map<string, number>();
  const lines = [csvRow(HEADER)];
  let count = 0;
  return {
    add(problem) {
      count++;
      const { row, column, value, name, what, fix } = problem;
      if (lines.length <= MAX_CSV_ROWS)
        lines.push(csvRow([row === null ? '' : String(row), column, value, name, what, fix].map(protectedText)));
      if (listed.length < LISTED_PROBLEMS) listed.push(problem);
      if (problem.suggestion === null) return;
      const key = keyOf(problem.suggestion);
      alike.set(key, (alike.get(key) ?? 0) + 1);
    },
    csv: () => lines.join(''),
    get count() {
      return count;
    },
    list: () =>
      listed.map((problem) => ({
        ...problem,
        alike: problem.suggestion === null ? 0 : (alike.get(keyOf(problem.suggestion)) ?? 0),
      })),
  };
};

/** Returns the fixes with an accepted suggestion. */
export const withSuggestion = (fixes: UploadFixes, suggestion: Suggestion): UploadFixes =>
  suggestion.kind === 'notation'
    ? { ...fixes, notations: [...new Set([...fixes.notations, suggestion.column])] }
    : {
        ...fixes,
        values: [
          ...fixes.values.filter(([column, from]) => column !== suggestion.column || from !== suggestion.from),
          [suggestion.column, suggestion.from, suggestion.to],
        ],
      };
