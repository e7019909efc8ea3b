import type { ReactNode } from 'react';
import { TableScroll } from '../../../table-scroll.tsx';
import type { ChangedValue } from './edit-plan.ts';

/** Values before and after, or now and as typed. */
export const ChangesTable = (props: {
  readonly changes: readonly ChangedValue[];
  readonly caption: string;
  readonly columns: readonly [before: string, after: string];
}): ReactNode => (
  <TableScroll label={props.caption}>
    <table className="desk-table tables-changes">
      <caption className="visually-hidden">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          {props.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {props.changes.map(({ label, before, after, note, isLarge }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="tables-before">{before === '' ? '–' : before}</td>
            <td>
              <b>{after === '' ? '–' : after}</b>
            </td>
            <td className={isLarge ? 'tables-large' : undefined}>
              {isLarge ? `${note}, more than 50%. Confirm.` : note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
);
