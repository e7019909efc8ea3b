import { type ReactNode, useMemo } from 'react';
import { type DesignerEntry, entryHref } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { JudgedDesign } from '../../../../domain/engineering/gland-design/entry/read-entry.ts';
import { fixesOf } from '../../../../domain/engineering/gland-design/fixes.ts';
import type { LengthUnit } from '../../../../domain/kit/units.ts';
import { InPlaceLink } from '../../links/in-place-link.tsx';

export interface GlandFixesProps {
  readonly design: JudgedDesign;
  readonly entry: DesignerEntry;
  readonly unit: LengthUnit;
  readonly onEntry: (entry: DesignerEntry) => void;
}

/** Links to changes that bring a marginal or failed check back to good. */
export const GlandFixes = (props: GlandFixesProps): ReactNode => {
  const { design, entry, unit, onEntry } = props;
  const mends = useMemo(() => fixesOf(entry, design, unit), [entry, design, unit]);
  if (mends.length === 0) return null;
  return (
    <div className="gland-designer-fixes">
      <p>To mend it:</p>
      {mends.map((mend) => (
        <InPlaceLink
          key={mend.text}
          className="button button-small"
          href={entryHref(mend.entry)}
          onFollow={() => onEntry(mend.entry)}
        >
          {mend.text}
        </InPlaceLink>
      ))}
    </div>
  );
};
