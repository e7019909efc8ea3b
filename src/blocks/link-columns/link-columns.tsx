import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props.ts';
import { keyed } from '../keyed.ts';
import { BlockSection, innerHeading } from '../shared/block-section.tsx';
import { RuledLinks } from '../shared/ruled-links.tsx';
import type { declaration } from './link-columns.inputs.ts';
import '../shared/text-columns.css';

const MAX_COLUMNS = 4;

/** Columns of ruled links, each under its heading. */
export function LinkColumns({ id, heading, columns }: BlockProps<typeof declaration>): ReactNode {
  const shown = columns.filter(
    (column) => column.heading !== '' && column.links.some(({ label, url }) => label !== '' && url !== ''),
  );
  if (shown.length === 0) return null;
  const Inner = innerHeading(heading);
  return (
    <BlockSection id={id} heading={heading}>
      <div className={`text-columns text-columns-${Math.min(shown.length, MAX_COLUMNS)}`}>
        {keyed(shown).map(([key, column]) => (
          <div key={key}>
            <Inner className="heading-4 text-ruled">{column.heading}</Inner>
            <RuledLinks links={column.links} />
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
