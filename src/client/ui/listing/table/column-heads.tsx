import type { ReactNode } from 'react';
import { COLUMN_HEADER, ROW, ROW_GROUP } from '../../table-roles.ts';
import { type Column, columnClass } from './column.ts';

/** The head of a table of parts that is not sortable. */
export const ColumnHeads = <Shown,>(props: {
  readonly columns: readonly Column<Shown>[];
  readonly className?: string;
}): ReactNode => (
  <thead className={props.className} {...ROW_GROUP}>
    <tr {...ROW}>
      {props.columns.map((column) => (
        <th key={column.titles[0].text} {...COLUMN_HEADER} className={columnClass(column)}>
          {column.titles[0].text}
        </th>
      ))}
    </tr>
  </thead>
);
