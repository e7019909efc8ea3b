/** The value of a table cell. null for an empty cell. */
type Cell = string | number | null | readonly string[];

/**
 * Returns the rows of a table as objects, from the column names and one line of JSON per row with its cells in column
 * order.
 */
export const tableRows = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  lines: string,
): readonly Row[] => {
  const rows: readonly (readonly Cell[])[] = JSON.parse(`[${lines.trim().split('\n').join(',')}]`);
  return rows.map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row);
};
