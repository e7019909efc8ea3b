/** One row of a table with a header line: column name → cell. */
export type CsvRow = Readonly<Record<string, string>>;

const readCells = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.length > 1 || cell !== '') rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (quoted) cell += character;
    else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
};

/**
 * Returns the rows of a CSV string (RFC 4180), keyed by the column names in the first line. Throws if a row has a
 * different number of cells.
 *
 * @example parseCsv('code,note\nNBR,"oil, fuel"\n') // [{code: 'NBR', note: 'oil, fuel'}]
 */
export const parseCsv = (text: string): CsvRow[] => {
  const [header = [], ...rows] = readCells(text);
  return rows.map((cells, index) => {
    if (cells.length !== header.length) {
      throw new Error(`CSV row ${index + 2} has ${cells.length} cells, the header has ${header.length}.`);
    }
    return Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
  });
};
