import type { ReactNode } from 'react';
import { formatLength, type LengthUnit } from '../../../../domain/kit/units.ts';
import { displaySize } from '../../../../domain/reference/sizes/size-standard.ts';
import type { ShopRow } from '../../../../domain/shop/catalog/listing.ts';
import './same-size.css';

type Sized = Pick<ShopRow, 'size' | 'size_standard' | 'id_mm' | 'cs_mm'>;

/** Returns the size that all rows have, or null. */
export const sizeOfAll = (rows: readonly Sized[]): Sized | null => {
  const [first] = rows;
  const isSame = ({ size, size_standard: standard }: Sized): boolean =>
    size === first?.size && standard === first.size_standard;
  return first !== undefined && rows.every(isSame) ? first : null;
};

/** The size that all rows have, instead of three columns that repeat it. */
export function SameSize(props: { size: Sized; unit: LengthUnit; isFolded: boolean; onToggle: () => void }): ReactNode {
  const { size, unit, isFolded, onToggle } = props;
  return (
    <p className="same-size only-desktop">
      <span className="text-muted">Same in every row:</span> <b>{displaySize(size.size_standard, size.size)}</b>
      <span>
        ID {formatLength(unit, size.id_mm)} {unit}
      </span>
      <span>
        CS {formatLength(unit, size.cs_mm)} {unit}
      </span>
      <button type="button" className="link only-script" aria-pressed={!isFolded} onClick={onToggle}>
        Show as columns
      </button>
    </p>
  );
}
