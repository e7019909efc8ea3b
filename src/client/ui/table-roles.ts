/*
 * The roles table elements have anyway, said aloud: small screens lay rows out as grids, and some browsers then forget
 * that it is a table. Spread on the element: `<tr {...ROW}>`.
 */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const;
export const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const;
export const CELL = { role: 'cell' } as const;
/** A table whose rows are gone through by arrow keys. */
export const GRID = { role: 'grid' } as const;
export const GRID_CELL = { role: 'gridcell' } as const;
