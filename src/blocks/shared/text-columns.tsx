import type { ReactNode } from 'react';
import { keyed } from '../keyed.ts';
import { BlockSection, innerHeading } from './block-section.tsx';
import './text-columns.css';

const MAX_COLUMNS = 4;

/** Up to four columns below the heading of a block. Renders nothing without columns. */
export function TextColumns<Column>(props: {
  readonly id: string;
  readonly heading: string;
  readonly columns: readonly Column[];
  /** Renders a column. `Heading` is the level of its heading. */
  readonly children: (column: Column, Heading: 'h2' | 'h3') => ReactNode;
}): ReactNode {
  const { id, heading, columns, children } = props;
  if (columns.length === 0) return null;
  return (
    <BlockSection id={id} heading={heading}>
      <div className={`text-columns text-columns-${Math.min(columns.length, MAX_COLUMNS)}`}>
        {keyed(columns).map(([key, column]) => (
          <div key={key}>{children(column, innerHeading(heading))}</div>
        ))}
      </div>
    </BlockSection>
  );
}
