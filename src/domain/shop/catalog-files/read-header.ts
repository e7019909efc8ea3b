import type { CatalogFile } from './catalog-files.ts';
import type { FileProblem } from './file-problems.ts';
import { shownCell } from './row-cells.ts';

/** Returns the problems of a header; without any, every column occurs once, in any order. */
export const headerProblems = (file: CatalogFile, header: readonly string[]): FileProblem[] => {
  const names = file.columns.map(({ name }) => name);
  const at = (column: string | null, what: string, fix: string): FileProblem => ({
    file: file.name,
    row: 1,
    column,
    what,
    fix,
  });
  const listed = `The columns are ${names.join(', ')}.`;
  if (header.length === 1 && /[;\t]/.test(header[0] ?? ''))
    return [at(null, 'The file has no commas between its columns.', 'Save it as CSV UTF-8 with commas.')];
  const unknown = header.filter((name) => !names.includes(name));
  const repeated = header.filter((name, index) => names.includes(name) && header.indexOf(name) !== index);
  const missing = names.filter((name) => !header.includes(name));
  return [
    ...unknown.slice(0, 5).map((name) => at(null, `There is no column ${shownCell(name)}.`, listed)),
    ...repeated.map((name) => at(name, 'The column occurs twice.', 'Remove one of them.')),
    ...missing.map((name) =>
      at(name, 'The column is missing.', 'Add it; its cells may be empty where the guide says so.'),
    ),
  ];
};
