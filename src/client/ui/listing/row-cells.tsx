import type { ReactNode } from 'react';
import { CELL, ROW_HEADER } from '../table-roles.ts';
import { type Column, columnClass } from './column.ts';

/** The cells of a row, one for each column. */
export const RowCells = <Shown,>(props: { columns: readonly Column<Shown>[]; shown: Shown }): ReactNode =>
  props.columns.map(({ titles: [{ text }], cell, tooltip, ...layout }, place) => {
    const content = { className: columnClass(layout), title: tooltip?.(props.shown), children: cell(props.shown) };
    // The first column names the row.
    return place === 0 ? <th key={text} {...ROW_HEADER} {...content} /> : <td key={text} {...CELL} {...content} />;
  });
