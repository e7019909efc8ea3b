import { testBit, wordCount } from '../bits/bits.ts';
import { eachCell, type PartCells, partCells } from './part-cells.ts';
import { createPriceTable, NO_PRICE_LIST, priceListColumn, storedPriceLists } from './price-table.ts';
import type { SnapshotContent } from './read-snapshot.ts';

/** Restores the columns of a snapshot with one entry per size × compound. */
export const cellsOf = ({ counts, section }: SnapshotContent): PartCells => {
  const priceTable = createPriceTable(
    storedPriceLists({ lists: section('priceLists'), breaks: section('priceBreaks') }),
  );
  const cells = partCells(counts.compounds, counts.sizes, priceTable);
  cells.present.set(section('present'));
  const [own, vendor] = [section('own'), section('vendor')];
  const [ids, prices] = [section('ids'), section('prices')];
  const priceListOf = priceListColumn(section('priceListOf'));
  const [onHand, vendorQuantity] = [section('onHand'), section('vendorQuantity')];
  const words = wordCount(counts.sizes);
  let next = 0;
  let nextOwn = 0;
  let nextVendor = 0;
  eachCell(cells, cells.present, (compound, size, at) => {
    cells.ids[at] = ids[next] as number;
    cells.priceLists[at] = priceListOf[next] ?? NO_PRICE_LIST;
    cells.prices[at] = prices[next++] as number;
    if (testBit(own, size, compound * words)) cells.onHand[at] = onHand[nextOwn++] as number;
    if (testBit(vendor, size, compound * words)) cells.vendorQuantity[at] = vendorQuantity[nextVendor++] as number;
  });
  return cells;
};
