import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { MAX_COLUMNS, MAX_LINES } from '../../domain/order/lists/limits.ts';

/** Maximum sizes of a workbook. */
export interface WorkbookLimits {
  readonly unpackedBytes: number;
  readonly columns: number;
  readonly rows: number;
}

/** Limits of a parts list. */
const LIST_LIMITS: WorkbookLimits = {
  // Ten times what 5,000 lines take.
  unpackedBytes: 48 * 1024 * 1024,
  // Sheets may have more columns than are read. Beyond this width a sheet is not a list.
  columns: 16 * MAX_COLUMNS,
  rows: 10 * MAX_LINES,
};
const MAX_ENTRIES = 200;

/** The files of a workbook that are read. Pictures, macros and linked files are not even unpacked. */
const READ =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[\w-]+\.xml))$/i;

/** A workbook that cannot be read, with a message that says what to do. */
export class WorkbookProblem extends Error {}

const lettersToNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Cells can have any position in a sheet: a single distant cell would create a table of billions of cells. */
const checkPlaces = (sheet: string, { columns, rows }: WorkbookLimits): void => {
  for (const [, letters = '', row = ''] of sheet.matchAll(/\br="([A-Z]{1,9})(\d{1,9})"/g)) {
    if (letters.length > 3 || lettersToNumber(letters) > columns)
      throw new WorkbookProblem(`The sheet has more than ${columns} columns. Save the columns of the list alone.`);
    if (Number(row) > rows)
      throw new WorkbookProblem(`The sheet has a cell below row ${rows}. Save the rows of the list alone.`);
  }
};

const checkPart = (name: string, text: string, limits: WorkbookLimits): void => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new WorkbookProblem(
      'The file declares XML entities, which a spreadsheet never contains. Save it again as XLSX or CSV.',
    );
  if (name.startsWith('xl/worksheets/')) checkPlaces(text, limits);
};

/** Excel's limit for the text of a cell, in characters. */
const MAX_TEXT = 32_767;

/**
 * Returns XML without what exceeds the limit between two tags. The library that reads it halves its chunks in a longer text, on a
 * busy machine without end.
 */
const withoutLongTexts = (xml: string): string => {
  let short = '';
  let from = 0;
  for (let start = 0; start < xml.length; ) {
    const next = xml.indexOf('<', start + 1);
    const end = next === -1 ? xml.length : next;
    if (end - start > MAX_TEXT) {
      short += xml.slice(from, start + MAX_TEXT);
      from = end;
    }
    start = end;
  }
  return from === 0 ? xml : short + xml.slice(from);
};

/**
 * Returns the workbook with only the files that are read, unpacked up to the maximum size, with texts up to Excel's limit. Throws
 * `WorkbookProblem` if it is too large, declares entities or has cells outside of the limits.
 */
export const safeWorkbook = (bytes: Uint8Array, limits: WorkbookLimits = LIST_LIMITS): Uint8Array<ArrayBuffer> => {
  let unpacked = 0;
  let entries = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (++entries > MAX_ENTRIES * 10 || !READ.test(name)) return false;
      // Data beyond the declared size is truncated by the unpacker.
      unpacked += originalSize;
      if (unpacked > limits.unpackedBytes || entries > MAX_ENTRIES)
        throw new WorkbookProblem('The file is too large unpacked. Save the sheet of the list alone, or as CSV.');
      return true;
    },
  });
  for (const [name, part] of Object.entries(parts)) {
    // One character for each byte.
    const text = strFromU8(part, true);
    checkPart(name, text, limits);
    const short = withoutLongTexts(text);
    if (short !== text) parts[name] = strToU8(short, true);
  }
  return new Uint8Array(zipSync(parts, { level: 0 }));
};
