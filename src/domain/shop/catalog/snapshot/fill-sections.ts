import { countBits, testBit, transpose, wordCount } from '../bits/bits.ts';
import { type KeyOf, sortByKeys } from './key-order.ts';
import { eachCell, type PartCells, rowsWhere } from './part-cells.ts';
import {
  MAX_PRICE_LISTS,
  priceListColumn,
  type StoredPriceTable,
  storedPriceTable,
  WORDS_A_BREAK,
  WORDS_A_LIST,
} from './price-table.ts';
import type { SectionName, SnapshotCounts } from './snapshot-layout.ts';

/** Which parts exist and are in stock: one bit row over sizes per compound. */
export interface PartRows {
  readonly own: Uint32Array;
  readonly vendor: Uint32Array;
  /** In own or vendor stock. */
  readonly stocked: Uint32Array;
  readonly priced: Uint32Array;
  readonly unpriced: Uint32Array;
}

export const partRows = (cells: PartCells): PartRows => {
  const { prices, onHand, vendorQuantity } = cells;
  return {
    own: rowsWhere(cells, (at) => onHand[at] !== 0),
    vendor: rowsWhere(cells, (at) => vendorQuantity[at] !== 0),
    stocked: rowsWhere(cells, (at) => onHand[at] !== 0 || vendorQuantity[at] !== 0),
    priced: rowsWhere(cells, (at) => prices[at] !== 0),
    unpriced: rowsWhere(cells, (at) => prices[at] === 0),
  };
};

/** Returns the table of the price lists that parts have. */
export const storedPricesOf = ({ priceLists, priceTable }: PartCells): StoredPriceTable => {
  const used = new Uint8Array(MAX_PRICE_LISTS + 1);
  for (let at = 0; at < priceLists.length; at++) used[priceLists[at] as number] = 1;
  return storedPriceTable(priceTable, (index) => used[index] === 1);
};

export const countsOf = (
  { sizeCount, compoundCount, present }: PartCells,
  rows: PartRows,
  prices: StoredPriceTable,
): SnapshotCounts => ({
  sizes: sizeCount,
  compounds: compoundCount,
  parts: countBits(present),
  own: countBits(rows.own),
  vendor: countBits(rows.vendor),
  priced: countBits(rows.priced),
  stocked: countBits(rows.stocked),
  priceLists: prices.lists.length / WORDS_A_LIST,
  priceBreaks: prices.breaks.length / WORDS_A_BREAK,
});

/** Copies the values of the cells in `rows`, by compound, then size. */
const fillColumn = (column: Uint32Array, cells: PartCells, rows: Uint32Array, values: Uint32Array): void => {
  let next = 0;
  eachCell(cells, rows, (_compound, _size, at) => {
    column[next++] = values[at] as number;
  });
};

/** Copies the cells in `rows`, given by size, in default order. */
const fillCells = (order: Uint32Array, { sizeCount, compoundCount }: PartCells, bySize: Uint32Array): void => {
  const words = wordCount(compoundCount);
  const stride = wordCount(sizeCount) * 32;
  let next = 0;
  for (let size = 0; size < sizeCount; size++) {
    for (let compound = 0; compound < compoundCount; compound++) {
      if (testBit(bySize, compound, size * words)) order[next++] = compound * stride + size;
    }
  }
};

const fillPriceLists = (
  cells: PartCells,
  { indexes, lists, breaks }: StoredPriceTable,
  section: (name: SectionName) => Uint32Array,
): void => {
  section('priceLists').set(lists);
  section('priceBreaks').set(breaks);
  const column = priceListColumn(section('priceListOf'));
  let next = 0;
  eachCell(cells, cells.present, (_compound, _size, at) => {
    column[next++] = indexes[cells.priceLists[at] as number] as number;
  });
};

/** Fills all binary sections of a snapshot in place, which saves memory for a copy. */
export const fillSections = (
  cells: PartCells,
  rows: PartRows,
  priceTable: StoredPriceTable,
  section: (name: SectionName) => Uint32Array,
): void => {
  const { compoundCount, sizeCount, present, ids, prices, onHand, vendorQuantity } = cells;
  const bySize = (row: Uint32Array): Uint32Array => transpose(row, compoundCount, sizeCount);
  section('present').set(present);
  section('presentBySize').set(bySize(present));
  section('own').set(rows.own);
  section('vendor').set(rows.vendor);
  section('stockBySize').set(bySize(rows.stocked));
  section('unpriced').set(rows.unpriced);
  section('unpricedBySize').set(bySize(rows.unpriced));
  fillColumn(section('ids'), cells, present, ids);
  fillColumn(section('prices'), cells, present, prices);
  fillColumn(section('onHand'), cells, rows.own, onHand);
  fillColumn(section('vendorQuantity'), cells, rows.vendor, vendorQuantity);
  if (priceTable.lists.length > 0) fillPriceLists(cells, priceTable, section);

  const stride = wordCount(sizeCount) * 32;
  const keyIn =
    (values: Uint32Array): KeyOf =>
    (cell) => {
      const size = cell % stride;
      return values[((cell - size) / stride) * sizeCount + size] as number;
    };
  const priceOrder = { order: section('priceOrder'), runs: section('priceRuns') };
  fillCells(priceOrder.order, cells, bySize(rows.priced));
  sortByKeys(priceOrder, [keyIn(prices)]);
  const stockOrder = { order: section('stockOrder'), runs: section('stockRuns') };
  fillCells(stockOrder.order, cells, section('stockBySize'));
  sortByKeys(stockOrder, [keyIn(onHand), keyIn(vendorQuantity)]);
};
