import type { ReactNode } from 'react';
import type { FieldRow } from './document.ts';

/** Longer lists are folded after this many fields. */
const SHOWN = 10;

const List = ({ rows }: { rows: readonly FieldRow[] }): ReactNode => (
  <dl className="developers-fields">
    {rows.map(({ name, type, description, required }) => (
      <div key={name}>
        <dt>
          <b>{name}</b>
          <span>{type}</span>
          {required ? null : <span>optional</span>}
        </dt>
        {description === '' ? null : <dd>{description}</dd>}
      </div>
    ))}
  </dl>
);

/** Fields with their types. Everything after the first ten is folded, unless that is only one or two. */
export function Fields({ rows }: { rows: readonly FieldRow[] }): ReactNode {
  const shown = rows.length <= SHOWN + 2 ? rows.length : SHOWN;
  return (
    <>
      <List rows={rows.slice(0, shown)} />
      {rows.length === shown ? null : (
        <details>
          <summary>{rows.length - shown} more</summary>
          <List rows={rows.slice(shown)} />
        </details>
      )}
    </>
  );
}
