import type { ReactNode } from 'react';
import { CELL } from '../table-roles.ts';
import type { Column, ShownRow } from './column.ts';

/** The cells of a row, one for each column. */
export const RowCells = <Shown extends ShownRow>(props: {
  columns: readonly Column<Shown>[];
  shown: Shown;
}): ReactNode =>
  props.columns.map(({ className, cell, tooltip }) => (
    <td key={className} {...CELL} className={className} title={tooltip?.(props.shown)}>
      {cell(props.shown)}
    </td>
  ));
