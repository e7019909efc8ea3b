import { type MouseEvent, memo, type ReactNode } from 'react';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import { partHref } from '../../../../domain/reference/paths/store-links.ts';
import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import { isPlainClick } from '../../links/in-place-link.tsx';
import { ROW } from '../../table-roles.ts';
import { RowCells } from './row-cells.tsx';
import { SHOP_COLUMNS } from './shop-columns.tsx';
import './part-row.css';

/** Opens the part's page on a click outside of the row's links; in a new tab with Ctrl or ⌘. */
const openPart = (event: MouseEvent<HTMLElement>, href: string): void => {
  const { target } = event;
  if (target instanceof Element && target.closest('a, button, label')) return;
  if (getSelection()?.isCollapsed === false) return;
  if (isPlainClick(event)) location.assign(href);
  else if (event.metaKey || event.ctrlKey) open(href, '_blank', 'noopener');
};

/** One part of the results. */
export const PartRow = memo(function PartRow(props: {
  row: ShopRow;
  quantity: number | undefined;
  color: string;
  preferences: Preferences;
  formId: string;
  onPrice: (row: ShopRow) => void;
}): ReactNode {
  const { row, quantity } = props;
  const href = partHref(row.name, quantity);
  return (
    // Keyboard users follow the link of the part's name.
    <tr {...ROW} className="part-row" onClick={(event) => openPart(event, href)}>
      <RowCells columns={SHOP_COLUMNS} shown={{ ...props, compound: row.compound, href }} />
    </tr>
  );
});
