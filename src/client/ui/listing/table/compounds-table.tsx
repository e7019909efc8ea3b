import type { ReactNode } from 'react';
import type { CompoundRow as Row } from '../../../../domain/shop/catalog/listing.ts';
import type { Comparisons } from '../../../../domain/site/api/catalog/comparisons.ts';
import { ROW_GROUP, TABLE } from '../../table-roles.ts';
import { useListing, useListingFrame, usePreferences } from '../listing-context.tsx';
import { useComparisons } from '../use-comparisons.ts';
import { CompoundRow } from './compound-row.tsx';
import { ringColor } from './row-text.ts';
import { TableHead } from './table-head.tsx';
import './results-table.css';
import './compounds-table.css';

/** The compounds of one page. */
export function CompoundsTable(props: {
  items: readonly Row[];
  colorCodes: Readonly<Record<string, string>>;
  comparisons: Comparisons;
  formId: string;
  onPrice: (row: Row) => void;
}): ReactNode {
  const { items, colorCodes, formId, onPrice } = props;
  const preferences = usePreferences();
  const busy = useListing((state) => state.status === 'loading');
  const { naming } = useListingFrame();
  const comparisons = useComparisons(items, props.comparisons);
  return (
    <div className="table-frame" aria-busy={busy}>
      <table className="results-table compounds-table" {...TABLE} aria-label={naming('Compounds')}>
        <TableHead mode="compounds" />
        <tbody {...ROW_GROUP} aria-busy={busy}>
          {items.map((row) => (
            <CompoundRow
              key={row.id}
              row={row}
              color={ringColor(row, colorCodes)}
              preferences={preferences}
              comparisons={comparisons[row.id]}
              formId={formId}
              onPrice={onPrice}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
