import readSheets from 'read-excel-file/universal';
import { safeWorkbook, WorkbookProblem } from '../../../client/lists/safe-workbook.ts';
import { csvRow } from '../../../domain/shop/catalog-files/csv-text.ts';
import { UnreadableFile } from './csv-rows.ts';

/**
 * Limits of a workbook. Its cells become objects, so a workbook takes about ten times its unpacked size; larger tables are
 * uploaded as CSV, which is read piece by piece.
 */
const LIMITS = {
  packedBytes: 3 * 1024 * 1024,
  unpackedBytes: 10 * 1024 * 1024,
  rows: 60_000,
  columns: 60,
} as const;

const TOO_LARGE = 'The workbook is too large. Save its sheet as CSV UTF-8, and upload that.';

const pad = (value: number): string => String(value).padStart(2, '0');

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return `${cell.getUTCFullYear()}-${pad(cell.getUTCMonth() + 1)}-${pad(cell.getUTCDate())}`;
  return typeof cell === 'number' ? String(Number(cell.toPrecision(12))) : String(cell);
};

const isFilled = (cells: readonly unknown[]): boolean => cells.some((cell) => cellText(cell).trim() !== '');

/** Returns the only sheet with cells of an XLSX file as CSV. Formulas become the values that the file has of them. */
export const workbookCsv = async (file: Blob): Promise<Blob> => {
  if (file.size > LIMITS.packedBytes) throw new UnreadableFile(TOO_LARGE);
  try {
    const sheets = await readSheets(safeWorkbook(new Uint8Array(await file.arrayBuffer()), LIMITS).buffer);
    const filled = sheets.filter(({ data }) => data.some(isFilled));
    const [sheet] = filled;
    if (!sheet) throw new UnreadableFile('The workbook has no sheet with cells.');
    if (filled.length > 1) {
      const names = filled
        .slice(0, 5)
        .map((each) => each.sheet)
        .join(', ');
      throw new UnreadableFile(
        `The workbook has ${filled.length} sheets with cells: ${names}. Save the one to upload alone.`,
      );
    }
    return new Blob(sheet.data.map((cells) => csvRow(cells.map(cellText))));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (error instanceof WorkbookProblem) throw new UnreadableFile(error.message);
    throw new UnreadableFile('The workbook is damaged or not an XLSX file. Save it again as XLSX or CSV UTF-8.');
  }
};
