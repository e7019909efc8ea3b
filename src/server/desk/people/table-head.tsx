import type { ReactNode } from 'react';

/** The head of a table of the page, and of a column of actions, which has no visible title. */
export const TableHead = (props: { readonly columns: readonly string[]; readonly hasActions?: true }): ReactNode => (
  <thead>
    <tr>
      {props.columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
      {props.hasActions ? (
        <th scope="col">
          <span className="visually-hidden">Actions</span>
        </th>
      ) : null}
    </tr>
  </thead>
);
