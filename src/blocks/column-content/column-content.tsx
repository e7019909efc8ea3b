import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { Points } from '../shared/points.tsx';
import { Rich } from '../shared/rich.tsx';
import type { declaration } from './column-content.inputs.ts';
import '../shared/text-columns.css';

const MAX_COLUMNS = 4;

/** Text or points in columns: arguments for and against, or up to four topics. */
export function ColumnContent({ id, heading, columns }: BlockProps<typeof declaration>): ReactNode {
  const shown = columns.filter(
    (column) => column.heading !== '' || column.content !== '' || column.points.some(({ text }) => text !== ''),
  );
  if (shown.length === 0) return null;
  const Inner = innerHeading(heading);
  return (
    <BlockSection id={id} heading={heading}>
      <div className={`text-columns text-columns-${Math.min(shown.length, MAX_COLUMNS)}`}>
        {keyed(shown).map(([key, column]) => (
          <div key={key}>
            {column.heading === '' ? null : <Inner className="heading-4">{column.heading}</Inner>}
            <Rich html={column.content} />
            <Points items={column.points} style={column.bulletType} />
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
