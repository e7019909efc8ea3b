import { type ReactNode, useState } from 'react';
import './filter-section.css';

/** A collapsible section of the filter panel; `count` is the number of its active values. */
export function FilterSection(props: {
  title: string;
  /** A one-line explanation of a technical term. */
  why?: string;
  count?: number;
  startsOpen?: boolean;
  children: ReactNode;
}): ReactNode {
  const { title, why, count = 0, startsOpen = false, children } = props;
  // Set only initially: a section must not close when the visitor clears its last value.
  const [open] = useState(startsOpen || count > 0);
  return (
    <details className="filter-section" open={open}>
      <summary>
        <h3>{title}</h3>
        {count > 0 ? (
          <em>
            {count}
            <span className="visually-hidden"> active</span>
          </em>
        ) : null}
        <span className="plus-minus" />
      </summary>
      <div className="filter-section-body">
        {why === undefined ? null : <p className="filter-section-note">{why}</p>}
        {children}
      </div>
    </details>
  );
}
