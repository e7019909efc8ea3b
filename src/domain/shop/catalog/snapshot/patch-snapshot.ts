import type { PartValues } from '../model.ts';
import { cellsOf } from './cells-of.ts';
import { eachCell } from './part-cells.ts';
import { readSnapshot } from './read-snapshot.ts';
import { storablePieces, storablePrice } from './storable-values.ts';
import { type WrittenSnapshot, writeSnapshot } from './write-snapshot.ts';

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
