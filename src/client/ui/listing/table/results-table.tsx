import { type ReactNode, useDeferredValue, useState } from 'react';
import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { ROW_GROUP, TABLE } from '../../table-roles.ts';
import { useListing, usePreferences } from '../listing-context.tsx';
import { PartRow } from './part-row.tsx';
import { ringColor } from './row-text.ts';
import { SameSize, sizeOfAll } from './same-size.tsx';
import { TableHead } from './table-head.tsx';
import './results-table.css';

/** Number of rows that fit on a screen below the page's head. */
const ROWS_IN_VIEW = 12;

/**
 * The parts of one page. Rows out of view are rendered after those in view, so that the latter appear sooner. The table
 * sets its roles explicitly, because small screens lay rows out as blocks, which would otherwise remove the roles.
 */
export function ResultsTable(props: {
  items: readonly ShopRow[];
  /** The quantity of their offers. */
  quantity: number | undefined;
  colorCodes: Readonly<Record<string, string>>;
  onPrice: (row: ShopRow) => void;
  formId: string;
}): ReactNode {
  const { items, quantity, colorCodes, onPrice, formId } = props;
  const preferences = usePreferences();
  const later = useDeferredValue(items);
  const rows = items.map((row, index) => (index < ROWS_IN_VIEW ? row : (later[index] ?? row)));
  const busy = useListing((state) => state.status === 'loading');
  const isOneSize = useListing(({ query }) => query.sizes.length === 1);
  const [unfolded, setUnfolded] = useState(false);
  const size = isOneSize ? sizeOfAll(items) : null;
  const isFolded = size !== null && !unfolded;
  return (
    <div className="table-frame" aria-busy={busy}>
      {size === null ? null : (
        <SameSize
          size={size}
          unit={preferences.measurement}
          isFolded={isFolded}
          onToggle={() => setUnfolded(isFolded)}
        />
      )}
      <table className={isFolded ? 'results-table is-folded' : 'results-table'} {...TABLE} aria-label="O-rings">
        <TableHead quantity={quantity} />
        <tbody {...ROW_GROUP} aria-busy={busy}>
          {rows.map((row, index) => (
            <PartRow
              // Rows are stateless text: updating existing rows is faster than creating new ones, and a focused link
              // keeps focus.
              key={index}
              row={row}
              quantity={quantity}
              color={ringColor(row.compound, colorCodes)}
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
