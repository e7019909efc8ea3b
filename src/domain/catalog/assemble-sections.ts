import { countBits, transpose, wordsFor } from './bits.ts';
import { type KeyOrder, keyOrder } from './key-order.ts';
import { eachCell, type PartCells, rowsWhere } from './part-cells.ts';
import type { SectionName, SnapshotCounts } from './snapshot-layout.ts';

/** Values of the cells in `rows`, by compound, then size. */
const columnOf = (cells: PartCells, rows: Uint32Array, values: Uint32Array): Uint32Array => {
  const column = new Uint32Array(countBits(rows));
  let next = 0;
  eachCell(cells, rows, (_compound, _size, at) => {
    column[next++] = values[at] as number;
  });
  return column;
};

/** The cells in `rows` by keys, ties by size, then compound. */
const orderOf = (cells: PartCells, rows: Uint32Array, keys: readonly Uint32Array[]): KeyOrder => {
  const count = countBits(rows);
  const ordered = new Uint32Array(count);
  const places = new Uint32Array(count);
  const stride = wordsFor(cells.sizeCount) * 32;
  let next = 0;
  eachCell(cells, rows, (compound, size) => {
    ordered[next] = compound * stride + size;
    places[next++] = size * cells.compoundCount + compound;
  });
  return keyOrder({ cells: ordered, places, keys: keys.map((key) => columnOf(cells, rows, key)) });
};

/** All the binary sections of a snapshot. */
export const assembleSections = (
  cells: PartCells,
): { readonly counts: SnapshotCounts; readonly sections: Readonly<Record<SectionName, Uint32Array>> } => {
  const { compoundCount, sizeCount, present, prices, onHand, vendorQuantity } = cells;
  const own = rowsWhere(cells, (at) => onHand[at] !== 0);
  const vendor = rowsWhere(cells, (at) => vendorQuantity[at] !== 0);
  const stock = rowsWhere(cells, (at) => onHand[at] !== 0 || vendorQuantity[at] !== 0);
  const unpriced = rowsWhere(cells, (at) => prices[at] === 0);
  const bySize = (rows: Uint32Array): Uint32Array => transpose(rows, compoundCount, sizeCount);
  const byPrice = orderOf(
    cells,
    rowsWhere(cells, (at) => prices[at] !== 0),
    [prices],
  );
  const byStock = orderOf(cells, stock, [onHand, vendorQuantity]);
  const parts = countBits(present);
  return {
    counts: {
      sizes: sizeCount,
      compounds: compoundCount,
      parts,
      own: countBits(own),
      vendor: countBits(vendor),
      priced: byPrice.order.length,
      stocked: byStock.order.length,
    },
    sections: {
      present,
      presentBySize: bySize(present),
      own,
      vendor,
      stockBySize: bySize(stock),
      unpriced,
      unpricedBySize: bySize(unpriced),
      ids: columnOf(cells, present, cells.ids),
      prices: columnOf(cells, present, prices),
      onHand: columnOf(cells, own, onHand),
      vendorQuantity: columnOf(cells, vendor, vendorQuantity),
      priceOrder: byPrice.order,
      priceRuns: byPrice.runs,
      stockOrder: byStock.order,
      stockRuns: byStock.runs,
    },
  };
};
