import type { ReactNode } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { CompoundRow as Row } from '../../../../domain/shop/catalog/listing.ts';
import type { Comparison } from '../../../../domain/site/api/catalog/comparisons.ts';
import { ROW } from '../../table-roles.ts';
import { COMPOUND_COLUMNS } from './compound-columns.tsx';
import { RowCells } from './row-cells.tsx';
import './compound-row.css';

/** One compound of the admin store's listing. `comparisons` is `undefined` until they are known. */
export const CompoundRow = (props: {
  row: Row;
  color: string;
  preferences: Preferences;
  comparisons: readonly Comparison[] | undefined;
  formId: string;
  onPrice: (row: Row) => void;
}): ReactNode => (
  <tr {...ROW}>
    <RowCells columns={COMPOUND_COLUMNS} shown={{ ...props, compound: props.row }} />
  </tr>
);
