import type { ReactNode } from 'react';
import { CELL, ROW_HEADER } from '../../table-roles.ts';
import { type Column, columnClass } from './column.ts';

/** The cells of a row, one for each column. */
export const RowCells = <Shown,>(props: { columns: readonly Column<Shown>[]; shown: Shown }): ReactNode =>
  props.columns.map((column, index) => {
    const { titles, cell, tooltip } = column;
    const content = { className: columnClass(column), title: tooltip?.(props.shown), children: cell(props.shown) };
    const key = titles[0].text;
    // The first column is the row header.
    return index === 0 ? <th key={key} {...ROW_HEADER} {...content} /> : <td key={key} {...CELL} {...content} />;
  });
