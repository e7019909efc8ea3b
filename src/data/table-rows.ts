/** What a cell of a table holds; null where the file has none. */
type Cell = string | number | null | readonly string[];

/** The rows of a table as objects, from its columns' names and the cells of each row in their order. */
export const tableRows = <Row extends object>(
  columns: readonly (keyof Row & string)[],
  rows: readonly (readonly Cell[])[],
): readonly Row[] =>
  rows.map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row);
