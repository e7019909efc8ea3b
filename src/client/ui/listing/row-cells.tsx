import type { ReactNode } from 'react';
import { CELL, ROW_HEADER } from '../table-roles.ts';
import type { Column, ShownRow } from './column.ts';

/** The cells of a row, one for each column. */
export const RowCells = <Shown extends ShownRow>(props: {
  columns: readonly Column<Shown>[];
  shown: Shown;
}): ReactNode =>
  props.columns.map(({ className, cell, tooltip }, place) => {
    const content = { className, title: tooltip?.(props.shown), children: cell(props.shown) };
    // The first column names the row.
    return place === 0 ? (
      <th key={className} {...ROW_HEADER} {...content} />
    ) : (
      <td key={className} {...CELL} {...content} />
    );
  });
