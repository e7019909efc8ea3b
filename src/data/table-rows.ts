/** What a cell of a table holds; null where the file has none. */
type Cell = string | number | null | readonly string[];

/** The rows of a table as objects, from its columns' names and a line for each row: its cells in their order, as JSON. */
export const tableRows = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  lines: string,
): readonly Row[] => {
  const rows: readonly (readonly Cell[])[] = JSON.parse(`[${lines.trim().split('\n').join(',')}]`);
  return rows.map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row);
};
