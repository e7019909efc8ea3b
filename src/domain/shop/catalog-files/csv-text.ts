/** Matches a text that a spreadsheet would compute, with the apostrophes that already protect it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PROTECTED = /^'+[=+\-@\t\r]/;

/**
 * Returns a text that no spreadsheet computes: an apostrophe is put before = + - @, tab and carriage return.
 *
 * @example protectedText('=1+1') // "'=1+1"
 */
export const protectedText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The inverse of `protectedText`. */
export const plainText = (cell: string): string => (PROTECTED.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns a row of a CSV file with its line break (RFC 4180). */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;
