import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { Points } from '../shared/points.tsx';
import { Rich } from '../shared/rich.tsx';
import { TextColumns } from '../shared/text-columns.tsx';
import type { declaration } from './column-content.inputs.ts';

/** Text or points in columns: arguments for and against, or up to four topics. */
export function ColumnContent({ id, heading, columns }: BlockProps<typeof declaration>): ReactNode {
  const shown = columns.filter(
    (column) => column.heading !== '' || column.content !== '' || column.points.some(({ text }) => text !== ''),
  );
  return (
    <TextColumns id={id} heading={heading} columns={shown}>
      {(column, Heading) => (
        <>
          {column.heading === '' ? null : <Heading className="heading-4">{column.heading}</Heading>}
          <Rich html={column.content} />
          <Points items={column.points} style={column.bulletType} />
        </>
      )}
    </TextColumns>
  );
}
