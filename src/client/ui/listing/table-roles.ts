/*
 * Small screens lay the table's rows out as grids, and Safari then forgets what they are. Naming the roles keeps the
 * table a table for screen readers.
 */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const HEAD_CELL = { role: 'columnheader' } as const;
export const CELL = { role: 'cell' } as const;
