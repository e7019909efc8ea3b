import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { RuledLinks } from '../shared/ruled-links.tsx';
import { TextColumns } from '../shared/text-columns.tsx';
import type { declaration } from './link-columns.inputs.ts';

/** Columns of ruled links, each under its heading. */
export function LinkColumns({ id, heading, columns }: BlockProps<typeof declaration>): ReactNode {
  const shown = columns.filter(
    (column) => column.heading !== '' && column.links.some(({ label, url }) => label !== '' && url !== ''),
  );
  return (
    <TextColumns id={id} heading={heading} columns={shown}>
      {(column, Heading) => (
        <>
          <Heading className="heading-4 text-ruled">{column.heading}</Heading>
          <RuledLinks links={column.links} />
        </>
      )}
    </TextColumns>
  );
}
