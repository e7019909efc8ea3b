import { usdE5 } from '../../../kit/units.ts';
import type { PartValues } from '../model.ts';
import { changedValues, MAX_PATCHED_PARTS } from './changed-values.ts';
import { checkedPayloads, withChecksum } from './checked-payload.ts';
import { type PatchedSnapshot, patchSnapshot } from './patch-snapshot.ts';
import { addPriceLists, LIST_BYTES, readColumn, readPriceLists } from './price-list-bytes.ts';
import { createPriceTable } from './price-table.ts';
import { readSnapshot } from './read-snapshot.ts';
import { SnapshotError } from './snapshot-error.ts';
import { varintReader, varintWriter } from './varint-bytes.ts';

/*
 * The payload of a value patch is a series of varints: number of parts, number of price lists, a column for each field of
 * the parts, then the price lists.
 */

/** `CSVP` as a little-endian word. */
const MAGIC = 0x50565343;
const LARGEST = 0xffff_ffff;
/** Minimum bytes of a part: ID, price, own stock, vendor stock, price list. */
const PART_BYTES = 5;

const payloadOf = (values: readonly PartValues[]): Uint8Array => {
  const lists = createPriceTable();
  const { add, bytes } = varintWriter();
  const indexes = values.map(({ priceList }) => lists.indexOf(priceList));
  add(values.length);
  add(lists.lists.length);
  let before = 0;
  for (const { id } of values) {
    add(id - before);
    before = id;
  }
  for (const { priceE5 } of values) add(priceE5);
  for (const { onHand } of values) add(onHand);
  for (const { vendorQuantity } of values) add(vendorQuantity);
  for (const index of indexes) add(index);
  addPriceLists(add, lists.lists);
  return bytes();
};

const patchOf = (values: readonly PartValues[]): Uint8Array<ArrayBuffer> =>
  withChecksum(MAGIC, payloadOf(values.toSorted((a, b) => a.id - b.id)));

/**
 * Returns the prices, stock and price lists that differ between two snapshots, as bytes for `readValuePatches`. Returns
 * null if anything else differs (sizes, compounds, modifiers, names, the set of parts, IDs) or if more than
 * `MAX_PATCHED_PARTS` parts differ: then the whole snapshot must be loaded.
 *
 * @throws SnapshotError if the bytes are not complete, undamaged snapshots
 */
export const writeValuePatch = (from: Uint8Array, to: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const changed = changedValues(readSnapshot(from), readSnapshot(to));
  return changed && patchOf(changed);
};

const readPayload = (payload: Uint8Array): PartValues[] => {
  const reader = varintReader(payload);
  const { next, nextCount, end } = reader;
  const count = nextCount(PART_BYTES);
  const listCount = nextCount(LIST_BYTES);
  if (count > MAX_PATCHED_PARTS) throw new SnapshotError('download');
  let id = 0;
  const ids = readColumn(count, () => {
    id += next();
    return id;
  });
  const isAscending = ids.every((one, at) => one <= LARGEST && (at === 0 || one > (ids[at - 1] as number)));
  if (!isAscending) throw new SnapshotError('download');
  const [prices, onHand, vendor, listOf] = [0, 1, 2, 3].map(() => readColumn(count, next)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const lists = readPriceLists(reader, listCount);
  if (listOf.some((list) => list > lists.length)) throw new SnapshotError('download');
  end();
  return ids.map((one, at) => ({
    id: one,
    priceE5: usdE5(prices[at] as number),
    onHand: onHand[at] as number,
    vendorQuantity: vendor[at] as number,
    priceList: lists[(listOf[at] as number) - 1] ?? null,
  }));
};

/**
 * Returns the new values of parts from one or several concatenated patches, each part once. Values of later patches
 * replace earlier ones.
 *
 * @throws SnapshotError if the bytes are damaged or not patches
 */
export const readValuePatches = (bytes: Uint8Array): readonly PartValues[] => {
  const byId = new Map<number, PartValues>();
  for (const payload of checkedPayloads(MAGIC, bytes)) {
    for (const value of readPayload(payload)) byId.set(value.id, value);
  }
  return [...byId.values()];
};

/**
 * Returns concatenated patches as one, with each part and each price list once.
 *
 * @throws SnapshotError if the bytes are damaged, not patches, or of too many parts for one
 */
export const mergeValuePatches = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const values = readValuePatches(bytes);
  if (values.length > MAX_PATCHED_PARTS) throw new SnapshotError('length');
  return patchOf(values);
};

/**
 * Returns a snapshot with the values of patches, byte-identical to the snapshot for which the last one was written, with
 * the same hidden modifiers or without them.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot
 */
export const applyValuePatches = (from: Uint8Array, patches: readonly PartValues[]): PatchedSnapshot['snapshot'] =>
  patchSnapshot(from, patches).snapshot;
