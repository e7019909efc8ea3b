/** Parts per block. A lookup compares the bounds of all blocks, then the IDs of those that can contain the ID. */
const BLOCK = 1024;

/** Lowest and highest ID of each block of `BLOCK` consecutive parts. */
interface BlockBounds {
  readonly lowest: Uint32Array;
  readonly highest: Uint32Array;
}

const boundsByColumn = new WeakMap<Uint32Array, BlockBounds>();

const blockEnd = (ids: Uint32Array, block: number): number => Math.min((block + 1) * BLOCK, ids.length);

/** Uses index loops, because an iterator over a million IDs takes seven times as long in a new isolate. */
const computeBounds = (ids: Uint32Array): BlockBounds => {
  const blocks = Math.ceil(ids.length / BLOCK);
  const lowest = new Uint32Array(blocks).fill(0xffff_ffff);
  const highest = new Uint32Array(blocks);
  for (let block = 0; block < blocks; block++) {
    for (let rank = block * BLOCK, end = blockEnd(ids, block); rank < end; rank++) {
      const id = ids[rank] as number;
      if (id < (lowest[block] as number)) lowest[block] = id;
      if (id > (highest[block] as number)) highest[block] = id;
    }
  }
  return { lowest, highest };
};

/**
 * Returns the position of `id` in the column of backend IDs, or -1. The bounds of the blocks are computed once per
 * column (8 bytes per 1,024 parts). Roughly ascending IDs, as a database assigns them, are found in one or two blocks.
 * Randomly ordered IDs are found by a scan of the whole column.
 */
export const rankOfId = (ids: Uint32Array, id: number): number => {
  let bounds = boundsByColumn.get(ids);
  if (bounds === undefined) {
    bounds = computeBounds(ids);
    boundsByColumn.set(ids, bounds);
  }
  const { lowest, highest } = bounds;
  for (let block = 0; block < lowest.length; block++) {
    if (id < (lowest[block] as number) || id > (highest[block] as number)) continue;
    for (let rank = block * BLOCK, end = blockEnd(ids, block); rank < end; rank++) if (ids[rank] === id) return rank;
  }
  return -1;
};
