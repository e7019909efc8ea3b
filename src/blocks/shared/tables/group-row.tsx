import type { ReactNode } from 'react';
import './group-row.css';

/** The header of a row group, across the whole width of a reference table. */
export const GroupRow = ({ title, columns }: { title: string; columns: number }): ReactNode => (
  <tr className="group-row">
    <th scope="rowgroup" colSpan={columns}>
      {title}
    </th>
  </tr>
);
