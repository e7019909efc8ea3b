import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompoundRow } from '../../../../domain/shop/catalog/listing.ts';
import './compound-price.css';

/**
 * Opens the prices of the compound's first part. Without JavaScript it links to the compound's parts with their prices.
 */
export const CompoundPrice = (props: { row: CompoundRow; onPrice: (row: CompoundRow) => void }): ReactNode => {
  const { row, onPrice } = props;
  const name = `Pricing of ${row.label_display}`;
  return (
    <button
      type="button"
      className="icon-button compound-price only-script"
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      onClick={() => onPrice(row)}
    >
      <Tag className="icon icon-small" aria-hidden="true" />
    </button>
  );
};
