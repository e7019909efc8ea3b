import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { recognizeFile } from '../../../domain/shop/catalog-uploads/recognize-columns.ts';
import { csvRows, piecesOf, UnreadableFile } from './csv-rows.ts';
import type { NewUpload } from './upload-store.ts';

/** Columns of a file; more are not a table of the catalog. */
const MAX_COLUMNS = 60;
/** Maximum characters of a cell of the header and of the sample. */
const LONGEST_CELL = 60;
const LONGEST_NAME = 100;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

/** Excel stores encrypted workbooks in the container of its older format. */
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0] as const;
const ZIP = [0x50, 0x4b] as const;

/** Returns a file name without control characters, of limited length. */
export const shownFileName = (name: string): string =>
  cutText(
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
    LONGEST_NAME,
  ) || 'file.csv';

/**
 * Returns an uploaded file as CSV: a workbook becomes the CSV of its only sheet with cells.
 *
 * @throws UnreadableFile with the reason
 */
export const asCsv = async (file: Blob): Promise<Blob> => {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (startsWith(start, ...OLD_CONTAINER))
    throw new UnreadableFile(
      'The workbook is locked with a password, or older than 2007. Save it as XLSX without a password.',
    );
  if (!startsWith(start, ...ZIP)) return file;
  const { workbookCsv } = await import('./workbook-csv.ts');
  return workbookCsv(file);
};

/** Returns header and first row of a CSV file. */
const headOf = async (csv: Blob): Promise<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = [];
  for await (const batch of csvRows(piecesOf(csv.stream() as ReadableStream<Uint8Array>))) {
    rows.push(...batch.slice(0, 2));
    if (rows.length >= 2) break;
  }
  return rows;
};

/** Reads the header of a file and recognizes its kind. */
export const readHead = async (
  csv: Blob,
): Promise<Pick<NewUpload, 'header' | 'sample' | 'kind' | 'columns'> & { readonly isSure: boolean }> => {
  const [header = [], sample = []] = await headOf(csv);
  const names = header.map((cell) => cutText(cell.trim(), LONGEST_CELL));
  if (names.every((name) => name === ''))
    throw new UnreadableFile('There is no header. Row 1 must name the columns, as in the template.');
  if (names.length > MAX_COLUMNS)
    throw new UnreadableFile(`The file has ${names.length} columns. Keep those of the table, at most ${MAX_COLUMNS}.`);
  const recognized = recognizeFile(names);
  return { header: names, sample: names.map((_, at) => cutText(sample[at] ?? '', LONGEST_CELL)), ...recognized };
};
