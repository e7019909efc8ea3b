import { catalogDiff } from '../catalog-files/catalog-diff.ts';
import { CATALOG_FILES, type CatalogFileName } from '../catalog-files/catalog-files.ts';
import { type CatalogTables, countParts } from '../catalog-files/catalog-tables.ts';
import type { FileProblem } from '../catalog-files/file-problems.ts';
import { createCatalogReader } from '../catalog-files/read-catalog.ts';
import { dollars, writtenRows } from '../catalog-files/written-rows.ts';
import { type MergedRow, mergedRows, replacedKey } from './merged-rows.ts';
import { LARGEST_UNCONFIRMED_PERCENT } from './upload-changes.ts';
import { plainNumber } from './upload-fixes.ts';
import type { UploadContext, UploadReader } from './upload-reader.ts';

/** Differences of each file that are listed. */
const MAX_SAMPLES = 300;
/** Each pass skips the rows with errors of the one before. */
const MAX_PASSES = 3;
const SIGNS = { '+': 'added', '~': 'changed', '−': 'removed' } as const;

/** Reads the catalog with the upload instead of its rows of one file. */
const readMerged = (
  base: CatalogTables,
  file: CatalogFileName,
  rows: (current: Iterable<readonly string[]>) => Iterable<MergedRow>,
) => {
  const found: FileProblem[] = [];
  const reader = createCatalogReader((problem) => found.push(problem));
  for (const { name, columns } of CATALOG_FILES) {
    const current = writtenRows(base, name);
    const begun = reader.begin(
      name,
      columns.map((column) => column.name),
    );
    if (name === file) {
      for (const { cells, row } of rows(current)) if (begun?.row(cells, row) === false) break;
    } else {
      for (const cells of current) if (begun?.row(cells, 0) === false) break;
    }
  }
  return { tables: reader.finish(), found };
};

const ARROW = ' → ';

/** Splits a sample of `catalogDiff`, such as "FK7502: hardness 70 → 75". A sample without values is the entry. */
const changeIn = (sample: string): { entry: string; detail: string; before: string; after: string } => {
  const [colon, arrow] = [sample.indexOf(': '), sample.lastIndexOf(ARROW)];
  const space = sample.indexOf(' ', colon + 2);
  if (colon === -1 || space === -1 || arrow < space) return { entry: sample, detail: '', before: '', after: '' };
  return {
    entry: sample.slice(0, colon),
    detail: sample.slice(colon + 2, space),
    before: sample.slice(space + 1, Math.max(arrow, space + 1)),
    after: sample.slice(arrow + ARROW.length),
  };
};

/** Reads one file of the catalog and checks the whole catalog with it. */
export const fileUpload = (
  file: CatalogFileName,
  { base, columns, isWhole, problems, changes }: UploadContext,
): UploadReader => {
  const names = CATALOG_FILES.find(({ name }) => name === file)?.columns.map(({ name }) => name) ?? [];
  const places = names.map((name) => columns.indexOf(name));
  const uploaded: MergedRow[] = [];

  const addProblem = (
    { file: of, row, column, what, fix }: FileProblem,
    cells: readonly string[] | undefined,
  ): void => {
    const value = cells?.[names.indexOf(column ?? '')] ?? '';
    const number = plainNumber(value);
    const isNotation = column !== null && /_(?:usd|mm|pcs)$/.test(column) && number !== null && number !== value;
    problems.add({
      row: cells === undefined ? null : row,
      column: column ?? '',
      value,
      name: cells === undefined ? of : replacedKey(file, cells).replaceAll('\t', ' '),
      detail: '',
      what: cells === undefined ? `${of} of the catalog${column === null ? '' : `, ${column}`}: ${what}` : what,
      fix,
      suggestion: isNotation ? { kind: 'notation', column, to: number } : null,
    });
  };

  /** Reads the catalog without more and more rows, until no row of the upload has an error. */
  const applied = (): { readonly tables: CatalogTables | null; readonly skippedRows: number } => {
    const skipped = new Set<string>();
    const byRow = new Map(uploaded.map(({ cells, row }) => [row, cells]));
    for (let pass = 1; ; pass++) {
      const used = uploaded.filter(({ cells }) => !skipped.has(replacedKey(file, cells)));
      const whole = used.length === 0 && isWhole ? [] : used;
      const { tables, found } = readMerged(base, file, (current) =>
        isWhole ? (skipped.size === 0 ? whole : mergedWhole(current, whole, skipped)) : mergedRows(file, current, used),
      );
      const keys: string[] = [];
      for (const problem of found) {
        const cells = problem.file === file && problem.row !== null ? byRow.get(problem.row) : undefined;
        addProblem(problem, cells);
        if (cells !== undefined) keys.push(replacedKey(file, cells));
      }
      const skippedRows = uploaded.length - used.length;
      if (tables !== null || keys.length === 0 || pass === MAX_PASSES) return { tables, skippedRows };
      for (const key of keys) skipped.add(key);
    }
  };

  /** The rows of a complete file, and those of the catalog whose rows in the file are skipped. */
  const mergedWhole = (
    current: Iterable<readonly string[]>,
    rows: readonly MergedRow[],
    skipped: ReadonlySet<string>,
  ): Iterable<MergedRow> => {
    const kept = [...current].filter((cells) => skipped.has(replacedKey(file, cells)));
    return [...kept.map((cells) => ({ cells, row: 0 })), ...rows];
  };

  const addChanges = (tables: CatalogTables): number => {
    const diff = catalogDiff(base, tables, MAX_SAMPLES);
    for (const { file: of, samples, ...counts } of diff.files) {
      for (const sample of samples) {
        const [sign = '+', name = ''] = [sample.slice(0, 1), sample.slice(2)];
        const kind = SIGNS[sign as keyof typeof SIGNS];
        const { entry, detail, before, after } = changeIn(name);
        const isOther = of !== file;
        changes.add({
          kind,
          row: null,
          name: entry,
          detail: isOther ? `${of}${detail === '' ? '' : `, ${detail}`}` : detail,
          before,
          after,
          percent: null,
          note: '',
          confirm: '',
        });
        counts[kind]--;
      }
      changes.count(counts);
    }
    for (const { list, quantity, beforeE5, afterE5, parts } of diff.prices) {
      const percent = (afterE5 / beforeE5 - 1) * 100;
      const isLarge = Math.abs(percent) > LARGEST_UNCONFIRMED_PERCENT;
      if (isLarge)
        changes.confirm({
          kind: 'changed',
          row: null,
          name: list,
          detail: `from ${quantity}`,
          before: `$${dollars(beforeE5)}`,
          after: `$${dollars(afterE5)}`,
          percent,
          note: `${parts} parts`,
          confirm: `${list} ${quantity} ${afterE5}`,
        });
    }
    return Math.abs(countParts(tables) - countParts(base));
  };

  return {
    row(values, row) {
      uploaded.push({ cells: places.map((at) => values[at] ?? ''), row });
    },
    finish() {
      const { tables, skippedRows } = applied();
      if (tables === null) return { tables: base, skippedRows, parts: 0, isBlocked: true };
      return { tables, skippedRows, parts: addChanges(tables), isBlocked: false };
    },
  };
};
