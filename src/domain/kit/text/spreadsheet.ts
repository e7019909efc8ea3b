/** Prefixes a quote to cells that a spreadsheet would execute as a formula. */
export const withoutFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const csvCell = (cell: string): string => {
  const safe = withoutFormula(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns rows as comma-separated values with CRLF (RFC 4180). No cell is a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
