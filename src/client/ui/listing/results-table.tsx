import type { ReactNode } from 'react';
import type { ShopRow } from '../../../domain/catalog/listing.ts';
import { ROW_GROUP, TABLE } from '../table-roles.ts';
import { useListing, usePreferences } from './listing-context.tsx';
import { PartRow } from './part-row.tsx';
import { colorOf } from './row-text.ts';
import { TableHead } from './table-head.tsx';

/**
 * The parts of one page. The table names its roles because small screens lay rows out as blocks, which would
 * otherwise take the roles away.
 */
export function ResultsTable(props: {
  items: readonly ShopRow[];
  colorCodes: Readonly<Record<string, string>>;
  onPrice: (row: ShopRow) => void;
  formId: string;
}): ReactNode {
  const { items, colorCodes, onPrice, formId } = props;
  const preferences = usePreferences();
  const busy = useListing((state) => state.status === 'loading');
  return (
    <div className="table-frame" aria-busy={busy}>
      <table className="results-table" {...TABLE} aria-label="O-rings">
        <TableHead />
        <tbody {...ROW_GROUP} aria-busy={busy}>
          {items.map((row, place) => (
            <PartRow
              // Rows are text without a state of their own: filling the same places anew is quicker than new rows,
              // and a link that has focus keeps it.
              key={place}
              row={row}
              color={colorOf(row.compound, colorCodes)}
              preferences={preferences}
              onPrice={onPrice}
              formId={formId}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
