import { usdCents, usdE5 } from '../../../kit/units.ts';
import type { PriceBreak, PriceList } from '../../pricing/price-list.ts';
import type { PartValues } from '../model.ts';
import { changedValues, MAX_PATCHED_PARTS } from './changed-values.ts';
import { checksum } from './checksum.ts';
import { type PatchedSnapshot, patchSnapshot } from './patch-snapshot.ts';
import { readSnapshot } from './read-snapshot.ts';
import { SnapshotError } from './snapshot-error.ts';
import { type VarintReader, varintReader, varintWriter } from './varint-bytes.ts';

/*
 * A value patch: words `CSVP`, number of payload words, checksum of the payload. The payload is a series of varints: number
 * of parts, number of price lists, a column for each field of the parts, then the price lists. Its end is filled with
 * zeros up to a whole word, so that patches can be concatenated.
 */

/** `CSVP` as a little-endian word. */
const MAGIC = 0x50565343;
const WORD = 4;
const HEADER_WORDS = 4;
const LARGEST = 0xffff_ffff;
/** Minimum bytes of a part (ID, price, own stock, vendor stock, price list) and of a list (breaks, minimum, maximum). */
const PART_BYTES = 5;
const LIST_BYTES = 3;
const BREAK_BYTES = 2;

const payloadOf = (values: readonly PartValues[]): Uint8Array => {
  const lists = [...new Set(values.flatMap(({ priceList }) => priceList ?? []))];
  const listIndexes = new Map(lists.map((list, at) => [list, at + 1]));
  const { add, bytes } = varintWriter();
  add(values.length);
  add(lists.length);
  let before = 0;
  for (const { id } of values) {
    add(id - before);
    before = id;
  }
  for (const { priceE5 } of values) add(priceE5);
  for (const { onHand } of values) add(onHand);
  for (const { vendorQuantity } of values) add(vendorQuantity);
  for (const { priceList } of values) add(priceList ? (listIndexes.get(priceList) ?? 0) : 0);
  for (const { breaks } of lists) add(breaks.length);
  for (const { lineMinCents } of lists) add(lineMinCents);
  for (const { lineMaxCents } of lists) add(lineMaxCents ?? 0);
  for (const { breaks } of lists) for (const { minQuantity } of breaks) add(minQuantity);
  for (const { breaks } of lists) for (const { unitPriceE5 } of breaks) add(unitPriceE5);
  return bytes();
};

/**
 * Returns the prices, stock and price lists that differ between two snapshots, as bytes for `readValuePatches`. Returns
 * null if anything else differs (sizes, compounds, modifiers, names, the set of parts, IDs) or if more than
 * `MAX_PATCHED_PARTS` parts differ: then the whole snapshot must be loaded.
 *
 * @throws SnapshotError if the bytes are not complete, undamaged snapshots
 */
export const writeValuePatch = (from: Uint8Array, to: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const changed = changedValues(readSnapshot(from), readSnapshot(to));
  if (changed === null) return null;
  const payload = payloadOf(changed.sort((a, b) => a.id - b.id));
  const payloadWords = Math.ceil(payload.length / WORD);
  const words = new Uint32Array(HEADER_WORDS + payloadWords);
  const bytes = new Uint8Array(words.buffer);
  bytes.set(payload, HEADER_WORDS * WORD);
  words.set([MAGIC, payloadWords, ...checksum(words.subarray(HEADER_WORDS), 0)]);
  return bytes;
};

const readColumn = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

const readLists = ({ next, nextCount, remaining }: VarintReader, count: number): PriceList[] => {
  const counts = readColumn(count, () => nextCount(BREAK_BYTES));
  const total = counts.reduce((sum, breaks) => sum + breaks, 0);
  if (counts.includes(0) || total * BREAK_BYTES > remaining()) throw new SnapshotError('patch');
  const lineMins = readColumn(count, next);
  const lineMaxes = readColumn(count, next);
  const quantities = readColumn(total, next);
  const prices = readColumn(total, next);
  let at = 0;
  return counts.map((breakCount, list): PriceList => {
    const breaks: PriceBreak[] = [];
    for (; breaks.length < breakCount; at++) {
      breaks.push({ minQuantity: quantities[at] as number, unitPriceE5: usdE5(prices[at] as number) });
    }
    const lineMax = lineMaxes[list] as number;
    return {
      breaks,
      hidden: false,
      lineMinCents: usdCents(lineMins[list] as number),
      lineMaxCents: lineMax === 0 ? null : usdCents(lineMax),
    };
  });
};

const readPayload = (payload: Uint8Array): PartValues[] => {
  const reader = varintReader(payload);
  const { next, nextCount, remaining } = reader;
  const count = nextCount(PART_BYTES);
  const listCount = nextCount(LIST_BYTES);
  if (count > MAX_PATCHED_PARTS) throw new SnapshotError('patch');
  let id = 0;
  const ids = readColumn(count, () => {
    id += next();
    return id;
  });
  const isAscending = ids.every((one, at) => one <= LARGEST && (at === 0 || one > (ids[at - 1] as number)));
  if (!isAscending) throw new SnapshotError('patch');
  const [prices, onHand, vendor, listOf] = [0, 1, 2, 3].map(() => readColumn(count, next)) as [
    number[],
    number[],
    number[],
    number[],
  ];
  const lists = readLists(reader, listCount);
  if (listOf.some((list) => list > lists.length)) throw new SnapshotError('patch');
  if (remaining() >= WORD || payload.subarray(payload.length - remaining()).some((byte) => byte !== 0)) {
    throw new SnapshotError('patch');
  }
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
  if (bytes.length % WORD !== 0) throw new SnapshotError('patch');
  const aligned = bytes.byteOffset % WORD === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / WORD);
  const byId = new Map<number, PartValues>();
  for (let at = 0; at < words.length; ) {
    const [magic, payloadWords = 0, sumA, sumB] = words.subarray(at, at + HEADER_WORDS);
    const start = at + HEADER_WORDS;
    const end = start + payloadWords;
    if (magic !== MAGIC || end > words.length) throw new SnapshotError('patch');
    const [a, b] = checksum(words.subarray(start, end), 0);
    if (a !== sumA || b !== sumB) throw new SnapshotError('patch');
    for (const value of readPayload(aligned.subarray(start * WORD, end * WORD))) byId.set(value.id, value);
    at = end;
  }
  return [...byId.values()];
};

/**
 * Returns a snapshot with the values of patches, byte-identical to the snapshot for which the last one was written, with
 * the same hidden modifiers or without them.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot
 */
export const applyValuePatches = (from: Uint8Array, patches: readonly PartValues[]): PatchedSnapshot['snapshot'] =>
  patchSnapshot(from, patches).snapshot;
