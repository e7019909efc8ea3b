import type { D1Database } from '@cloudflare/workers-types';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { type CatalogTables, countParts } from '../../../domain/shop/catalog-files/catalog-tables.ts';
import { openUpload } from '../../../domain/shop/catalog-uploads/open-upload.ts';
import { uploadChanges } from '../../../domain/shop/catalog-uploads/upload-changes.ts';
import { fixerOf, type UploadFixes } from '../../../domain/shop/catalog-uploads/upload-fixes.ts';
import { kindOfUpload, type UploadKind } from '../../../domain/shop/catalog-uploads/upload-kinds.ts';
import { uploadProblems } from '../../../domain/shop/catalog-uploads/upload-problems.ts';
import { type CurrentCatalog, currentCatalog } from '../current-catalog.ts';
import { affectedQuotes } from './affected-quotes.ts';
import { csvRows, UnreadableFile } from './csv-rows.ts';
import type { UploadReport } from './upload-report.ts';

/** How a file is read. */
export interface UploadReading {
  readonly kind: UploadKind;
  readonly columns: readonly string[];
  readonly isWhole: boolean;
  readonly fixes: UploadFixes;
}

export interface CheckedUpload {
  readonly current: CurrentCatalog;
  readonly next: CatalogTables;
  readonly report: UploadReport;
  readonly diffCsv: string;
  readonly errorsCsv: string;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
/** Rows after which progress is reported. */
const PROGRESS_ROWS = 50_000;

/**
 * Reads an uploaded file, applies it to the current catalog and compares the two. Nothing is written.
 *
 * @throws UnreadableFile if the file as a whole cannot be read
 */
export const checkUpload = async (
  db: D1Database,
  content: AsyncIterable<Uint8Array>,
  { kind, columns, isWhole, fixes }: UploadReading,
  onProgress: (rows: number) => Promise<void> = async () => undefined,
): Promise<CheckedUpload> => {
  const startedAt = Date.now();
  const current = await currentCatalog(db);
  const problems = uploadProblems();
  const changes = uploadChanges();
  const reader = openUpload(kind, { base: current.tables, columns, isWhole, problems, changes });
  const fix = fixerOf(fixes);
  const { maxRows, label } = kindOfUpload(kind);
  let row = 0;
  let rows = 0;
  let reported = 0;
  for await (const batch of csvRows(content)) {
    for (const cells of batch) {
      row++;
      if (row === 1 || isBlank(cells)) continue;
      rows++;
      if (rows > maxRows)
        throw new UnreadableFile(
          `${label}: the file has more than ${formatCount(maxRows)} rows. Split it, and upload the parts one after the other.`,
        );
      reader.row(
        cells.map((cell, at) => fix(columns[at] ?? '', cell)),
        row,
      );
    }
    if (rows - reported < PROGRESS_ROWS) continue;
    reported = rows;
    await onProgress(rows);
  }
  if (row === 0) throw new UnreadableFile('The file is empty. Its first row has the names of the columns.');
  const { tables, skippedRows, parts, isBlocked } = reader.finish();
  const { diffCsv, ...summary } = changes.summary();
  const quotes = await affectedQuotes(db, kind === 'prices' ? summary.listed : []);
  return {
    current,
    next: tables,
    report: {
      ...summary,
      version: current.version,
      ms: Date.now() - startedAt,
      rows,
      errors: problems.count,
      skippedRows,
      parts,
      allParts: countParts(current.tables),
      isBlocked,
      problems: problems.list(),
      quotes,
    },
    diffCsv,
    errorsCsv: problems.csv(),
  };
};
