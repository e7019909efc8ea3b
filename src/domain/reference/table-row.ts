/** One row of a reference table: column name → text. */
export type TableRow = Readonly<Record<string, string>>;

/** The text of a cell; '' when the column is missing. */
export const textAt = (row: TableRow, column: string): string => (row[column] ?? '').trim();

/** The number of a cell; null when it is blank or no number: a figure that is missing is not guessed. */
export const numberAt = (row: TableRow, column: string): number | null => {
  const text = textAt(row, column);
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? null : value;
};

/** The parts of a cell that lists several values. @example listAt({ good_for: 'oil; fuels' }, 'good_for') // ['oil', 'fuels'] */
export const listAt = (row: TableRow, column: string): readonly string[] =>
  textAt(row, column)
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
