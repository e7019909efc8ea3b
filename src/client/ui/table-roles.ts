/*
 * The implicit roles of table elements, set explicitly: small screens lay rows out as grids, and some browsers then
 * drop the table semantics. Spread on the element: `<tr {...ROW}>`.
 */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'cell' } as const;
/** A table whose rows are navigated with arrow keys. */
export const GRID = { role: 'grid' } as const;
export const GRID_CELL = { role: 'gridcell' } as const;
