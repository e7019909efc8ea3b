import { wordCount } from '../bits/bits.ts';
import { cellsOf } from './cells-of.ts';
import { checkedPayloads, withChecksum } from './checked-payload.ts';
import { eachCell, type PartCells, partCells } from './part-cells.ts';
import { addPriceLists, LIST_BYTES, readPriceLists } from './price-list-bytes.ts';
import { createPriceTable } from './price-table.ts';
import { readSnapshot } from './read-snapshot.ts';
import { release } from './release.ts';
import { SnapshotError } from './snapshot-error.ts';
import type { SnapshotMeta } from './snapshot-meta.ts';
import { type VarintReader, varintReader, varintWriter } from './varint-bytes.ts';
import { writeSnapshot } from './write-snapshot.ts';

/*
 * A packed snapshot, for downloads: everything from which the other sections follow, as varints. The payload begins with
 * the length of the meta section in bytes. After the meta section: which cells have a part, number of price lists, the
 * lists, and a column per field of the parts. IDs are differences from the part before, prices from the first price of
 * the list: both are mostly the same number, which gzip shortens to almost nothing.
 */

/** `CSPK` as a little-endian word. */
const MAGIC = 0x4b505343;

/** Maps differences of 32-bit numbers to numbers without a sign, small ones to small ones. */
const zigzag = (difference: number): number => ((difference << 1) ^ (difference >> 31)) >>> 0;
const unzigzag = (code: number): number => (code >>> 1) ^ -(code & 1);

/** Returns the price that most parts of a list have. */
const usualPrices = ({ priceTable: { lists } }: Pick<PartCells, 'priceTable'>): readonly number[] => [
  0,
  ...lists.map(({ breaks: [first] }) => first?.unitPriceE5 ?? 0),
];

const addCells = (add: (value: number) => void, cells: PartCells): void => {
  const { present, ids, prices, onHand, vendorQuantity, priceLists, priceTable } = cells;
  const column = (valueAt: (at: number) => number): void =>
    eachCell(cells, present, (_compound, _size, at) => add(valueAt(at)));
  for (const word of present) add(word);
  add(priceTable.lists.length);
  addPriceLists(add, priceTable.lists);
  let before = 0;
  column((at) => {
    const id = ids[at] as number;
    const difference = zigzag(id - before);
    before = id;
    return difference;
  });
  column((at) => priceLists[at] as number);
  const usual = usualPrices(cells);
  column((at) => zigzag((prices[at] as number) - (usual[priceLists[at] as number] as number)));
  column((at) => onHand[at] as number);
  column((at) => vendorQuantity[at] as number);
};

/**
 * Returns the content of a snapshot as a packed one, a third of its length, of which gzip makes a fifth.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot
 */
export const packSnapshot = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const content = readSnapshot(bytes);
  const meta = new TextEncoder().encode(JSON.stringify(content.meta));
  const writer = varintWriter();
  writer.add(meta.length);
  writer.addBytes(meta);
  const cells = cellsOf(content);
  addCells(writer.add, cells);
  release(cells.ids, cells.prices, cells.onHand, cells.vendorQuantity, cells.priceLists);
  const payload = writer.bytes();
  const packed = withChecksum(MAGIC, payload);
  release(payload);
  return packed;
};

const readMeta = ({ nextCount, nextBytes }: VarintReader): SnapshotMeta =>
  JSON.parse(new TextDecoder('utf-8').decode(nextBytes(nextCount(1)))) as SnapshotMeta;

const readCells = (reader: VarintReader, { compounds, sizes }: SnapshotMeta): PartCells => {
  const { next, nextCount, remaining, end } = reader;
  const words = compounds.length * wordCount(sizes.length);
  // Each word takes at least one byte, which limits what is allocated.
  if (words > remaining()) throw new SnapshotError('download');
  const present = Uint32Array.from({ length: words }, next);
  const lists = readPriceLists(reader, nextCount(LIST_BYTES));
  const cells = partCells(compounds.length, sizes.length, createPriceTable(lists));
  if (cells.priceTable.lists.length !== lists.length) throw new SnapshotError('download');
  cells.present.set(present);
  const column = (put: (at: number, value: number) => void): void =>
    eachCell(cells, present, (_compound, _size, at) => put(at, next()));
  let before = 0;
  column((at, code) => {
    before += unzigzag(code);
    cells.ids[at] = before;
  });
  column((at, list) => {
    if (list > lists.length) throw new SnapshotError('download');
    cells.priceLists[at] = list;
  });
  const usual = usualPrices(cells);
  column((at, code) => {
    cells.prices[at] = unzigzag(code) + (usual[cells.priceLists[at] as number] as number);
  });
  column((at, quantity) => {
    cells.onHand[at] = quantity;
  });
  column((at, quantity) => {
    cells.vendorQuantity[at] = quantity;
  });
  end();
  return cells;
};

/**
 * Returns the snapshot of a packed one, byte-identical. Needs as much memory as a build.
 *
 * @throws SnapshotError if the bytes are damaged, cut off or not a packed snapshot
 */
export const unpackSnapshot = (packed: Uint8Array): Uint8Array<ArrayBuffer> => {
  const [payload, ...others] = checkedPayloads(MAGIC, packed);
  if (payload === undefined || others.length > 0) throw new SnapshotError('download');
  const reader = varintReader(payload);
  const meta = readMeta(reader);
  return writeSnapshot(readCells(reader, meta), meta).snapshot;
};
