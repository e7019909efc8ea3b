import { priceText } from '../../pricing/price-text.ts';
import type { Catalog, CatalogLists } from '../index/catalog.ts';
import type { CompoundRow, ShopCompound, ShopRow } from '../listing.ts';
import type { Compound, Part } from '../model.ts';
import { partAt } from './part-at.ts';

/** Returns the shop's row for a part. */
export const partRow = ({ shopCompounds }: CatalogLists, part: Part): ShopRow => {
  const compound = shopCompounds[part.compound] as ShopCompound;
  return {
    id: part.id,
    name: part.name,
    size: part.sizeRecord.code,
    size_standard: part.sizeRecord.standard,
    cs_mm: part.sizeRecord.csMm,
    id_mm: part.sizeRecord.idMm,
    price: priceText(part.priceE5),
    vendorStock: part.vendorQuantity,
    canyonStock: part.onHand,
    label_display: compound.label_display,
    compound,
  };
};

/** Returns the shop's row for the part in a cell. */
export const shopRow = (catalog: Catalog, cell: number): ShopRow => partRow(catalog, partAt(catalog, cell));

/** Returns the admin store's row for a compound. */
export const toCompoundRow = (catalog: CatalogLists, compound: number): CompoundRow => ({
  ...(catalog.shopCompounds[compound] as ShopCompound),
  datasheet: (catalog.compounds[compound] as Compound).datasheet,
});
