import { type UsdE5, usdE5 } from '../../../kit/units.ts';
import type { Size } from '../../../reference/sizes/size.ts';
import type { PriceList } from '../../pricing/price-list.ts';
import { hasCell, rankOf } from '../bits/bit-matrix.ts';
import type { StoredParts } from '../index/catalog.ts';
import type { Compound, Part } from '../model.ts';
import { NO_PRICE_LIST, storedPriceLists, WORDS_A_LIST } from '../snapshot/price-table.ts';
import { patternName } from './part-name.ts';

/** The records of a cell. */
interface CellRecords {
  readonly compound: number;
  readonly size: number;
  readonly compoundRecord: Compound;
  readonly sizeRecord: Size;
}

const recordsAt = ({ compounds, sizes, stride }: StoredParts, cell: number): CellRecords => {
  const compound = Math.floor(cell / stride);
  const size = cell % stride;
  return { compound, size, compoundRecord: compounds[compound] as Compound, sizeRecord: sizes[size] as Size };
};

/** Returns the name of the part in a cell. */
export const nameAt = (catalog: StoredParts, cell: number): string => {
  const { compoundRecord, sizeRecord } = recordsAt(catalog, cell);
  return catalog.names.namesByCell.get(cell) ?? patternName(compoundRecord, sizeRecord);
};

/** Returns the ID of the part in a cell. */
export const idAt = ({ columns, rows }: StoredParts, cell: number): number =>
  columns.ids[rankOf(rows.present, cell)] as number;

/** Returns the starting price of the part in a cell, in 1/100,000 USD. */
export const priceAt = ({ columns, rows }: StoredParts, cell: number): UsdE5 =>
  usdE5(columns.prices[rankOf(rows.present, cell)] as number);

/** Returns the own stock of the part in a cell. */
export const onHandAt = ({ columns, rows }: StoredParts, cell: number): number =>
  hasCell(rows.own, cell) ? (columns.onHand[rankOf(rows.own, cell)] as number) : 0;

/** Returns the vendor stock of the part in a cell. */
export const vendorQuantityAt = ({ columns, rows }: StoredParts, cell: number): number =>
  hasCell(rows.vendor, cell) ? (columns.vendorQuantity[rankOf(rows.vendor, cell)] as number) : 0;

/** Returns the price list of the part in a cell, or null if it is not published or unknown. */
export const priceListAt = ({ priceLists, rows }: StoredParts, cell: number): PriceList | null => {
  const index = priceLists.listOf[rankOf(rows.present, cell)] ?? NO_PRICE_LIST;
  const lists = priceLists.lists.subarray((index - 1) * WORDS_A_LIST, index * WORDS_A_LIST);
  const [list = null] = index === NO_PRICE_LIST ? [] : storedPriceLists({ ...priceLists, lists });
  return list;
};

/** Returns the part in a nonempty cell. */
export const partAt = (catalog: StoredParts, cell: number): Part => {
  const { columns, rows } = catalog;
  const { compound, size, compoundRecord, sizeRecord } = recordsAt(catalog, cell);
  const rank = rankOf(rows.present, cell);
  return {
    id: columns.ids[rank] as number,
    name: catalog.names.namesByCell.get(cell) ?? patternName(compoundRecord, sizeRecord),
    compound,
    size,
    compoundRecord,
    sizeRecord,
    priceE5: usdE5(columns.prices[rank] as number),
    onHand: onHandAt(catalog, cell),
    vendorQuantity: vendorQuantityAt(catalog, cell),
  };
};
