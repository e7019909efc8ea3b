import { testBit, wordCount } from '../bits/bits.ts';
import type { PartValues } from '../model.ts';
import { eachCell, type PartCells, partCells } from './part-cells.ts';
import { createPriceTable, NO_PRICE_LIST, priceListColumn, storedPriceLists } from './price-table.ts';
import { readSnapshot, type SnapshotContent } from './read-snapshot.ts';
import { storablePieces, storablePrice } from './storable-values.ts';
import { type WrittenSnapshot, writeSnapshot } from './write-snapshot.ts';

/** Restores the columns of a snapshot with one entry per size × compound. */
const cellsOf = ({ counts, section }: SnapshotContent): PartCells => {
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

export interface PatchedSnapshot extends WrittenSnapshot {
  /** Number of updated parts, without those that are not in the catalog. */
  readonly patched: number;
}

/**
 * Returns the snapshot with new prices and stock of some parts, byte-identical to a new build of the whole catalog.
 * Needs as much memory as a build.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot
 */
export const patchSnapshot = (bytes: Uint8Array, values: readonly PartValues[]): PatchedSnapshot => {
  const content = readSnapshot(bytes);
  const cells = cellsOf(content);
  const byId = new Map(values.map((value) => [value.id, value]));
  let patched = 0;
  eachCell(cells, cells.present, (_compound, _size, at) => {
    const value = byId.get(cells.ids[at] as number);
    if (!value) return;
    patched++;
    cells.prices[at] = storablePrice(value.priceE5);
    cells.onHand[at] = storablePieces(value.onHand);
    cells.vendorQuantity[at] = storablePieces(value.vendorQuantity);
    cells.priceLists[at] = cells.priceTable.indexOf(value.priceList);
  });
  return { ...writeSnapshot(cells, content.meta), patched };
};
