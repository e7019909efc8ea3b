import type { CompoundRow, ShopCompound, ShopRow } from '../../../domain/shop/catalog/listing.ts';
import { compoundText } from '../../../domain/shop/catalog/rows/describe-part.ts';
import type { Pin } from '../../stores/pinned-compounds.ts';
import { firstLabel } from './table/row-text.ts';

const textOf = (compound: ShopCompound): string =>
  compoundText(
    { durometer: compound.durometer, durometerScale: compound.durometer_scale },
    { material: firstLabel(compound, 'material'), color: firstLabel(compound, 'color') },
  );

/** The stored data of a part marked for comparison. */
export const pinOfPart = ({ name, id_mm: idMm, cs_mm: csMm, compound }: ShopRow, color: string): Pin => ({
  name,
  text: textOf(compound),
  color,
  ring: { idMm, csMm },
});

/** The stored data of a compound marked for comparison. */
export const pinOfCompound = (row: CompoundRow, color: string): Pin => ({
  name: row.label,
  text: textOf(row),
  color,
  ring: null,
});
