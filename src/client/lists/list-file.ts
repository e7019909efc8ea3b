import { strToU8, zipSync } from 'fflate';
import { csvText } from '../../domain/kit/text/spreadsheet.ts';
import { workbookParts } from '../../domain/order/lists/reading/workbook-parts.ts';

export type FileKind = 'csv' | 'xlsx';

const TYPES: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';

/** Converts rows to a workbook. */
export const workbookFile = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(workbookParts(rows)).map(([name, text]) => [name, strToU8(text)]))),
  );

/** Downloads rows as a file. */
export const saveFile = (name: string, rows: readonly (readonly string[])[], kind: FileKind): void => {
  const content = kind === 'csv' ? BYTE_ORDER_MARK + csvText(rows) : workbookFile(rows);
  const address = URL.createObjectURL(new Blob([content], { type: TYPES[kind] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/\.(?:csv|tsv|txt|xlsx|xlsm)$/i, '').replace(/[^\w.-]+/g, '-') || 'list'}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
