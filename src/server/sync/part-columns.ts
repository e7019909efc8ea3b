import { usdE5 } from '../../domain/kit/units.ts';
import type { PartRecord } from '../../domain/shop/catalog/model.ts';
import { patternName } from '../../domain/shop/catalog/rows/part-name.ts';
import type { CatalogSource } from '../../domain/shop/catalog/snapshot/builder.ts';
import { checksum, checksumText } from '../../domain/shop/catalog/snapshot/checksum.ts';
import {
  createPriceTable,
  storedPriceLists,
  storedPriceTable,
} from '../../domain/shop/catalog/snapshot/price-table.ts';
import { aligned } from '../../domain/shop/catalog/snapshot/snapshot-layout.ts';
import { storablePieces, storablePrice } from '../../domain/shop/catalog/snapshot/storable-values.ts';

/** `CSPD` as a little-endian word. */
const MAGIC = 0x44505343;
const HEADER_WORDS = 6;
const COLUMNS = 6;

/** Names that do not follow the pattern, with the index of their part. */
type Names = readonly (readonly [at: number, name: string])[];

/**
 * Packs parts in columns as the index stores them, 24 bytes each. The header has magic, number of parts, bytes of
 * names, and words of price lists and of their breaks. Then follow 32-bit words of ID, combination (`compound × sizes +
 * size`), price, own and vendor stock, and price list; the price lists; and the names as JSON, padded to 8. IDs are
 * 32-bit.
 */
export const packParts = (
  parts: readonly PartRecord[],
  { compounds, sizes }: CatalogSource,
): Uint8Array<ArrayBuffer> => {
  const names: Names = parts.flatMap(({ name, compound, size }, at) => {
    const { [compound]: compoundRecord } = compounds;
    const { [size]: sizeRecord } = sizes;
    return compoundRecord && sizeRecord && patternName(compoundRecord, sizeRecord) === name ? [] : [[at, name]];
  });
  const nameBytes = new TextEncoder().encode(JSON.stringify(names));
  const table = createPriceTable();
  const listIndexes = parts.map(({ priceList }) => table.indexOf(priceList));
  const { indexes, lists, breaks } = storedPriceTable(table, () => true);
  const listsAt = HEADER_WORDS + parts.length * COLUMNS;
  const namesAt = (listsAt + lists.length + breaks.length) * 4;
  const bytes = new Uint8Array(aligned(namesAt + nameBytes.length));
  bytes.set(nameBytes, namesAt);
  const words = new Uint32Array(bytes.buffer);
  words.set([MAGIC, parts.length, nameBytes.length, lists.length, breaks.length]);
  words.set(lists, listsAt);
  words.set(breaks, listsAt + lists.length);
  for (const [at, part] of parts.entries()) {
    const { id, compound, size, priceE5, onHand, vendorQuantity } = part;
    const values = [
      id,
      compound * sizes.length + size,
      storablePrice(priceE5),
      storablePieces(onHand),
      storablePieces(vendorQuantity),
      indexes[listIndexes[at] as number] as number,
    ];
    for (const [column, value] of values.entries()) words[HEADER_WORDS + column * parts.length + at] = value;
  }
  return bytes;
};

/** Returns a checksum of all bytes of packed parts. */
export const sumOf = (bytes: Uint8Array<ArrayBuffer>): string =>
  checksumText(checksum(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2), 0));

/** Yields packed parts one after the other. Throws if the bytes were not created by `packParts`. */
export function* unpackParts(
  bytes: Uint8Array<ArrayBuffer>,
  { compounds, sizes }: CatalogSource,
): Generator<PartRecord> {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2);
  const [magic, count = 0, namesLength = 0, listWords = 0, breakWords = 0] = words;
  const listsAt = HEADER_WORDS + count * COLUMNS;
  const breaksAt = listsAt + listWords;
  const namesAt = (breaksAt + breakWords) * 4;
  if (magic !== MAGIC || bytes.byteLength !== aligned(namesAt + namesLength)) {
    throw new RangeError('These bytes are not packed parts.');
  }
  const text = new TextDecoder().decode(bytes.subarray(namesAt, namesAt + namesLength));
  const names = new Map(JSON.parse(text) as Names);
  const lists = words.subarray(listsAt, breaksAt);
  const breaks = words.subarray(breaksAt, breaksAt + breakWords);
  const priceLists = storedPriceLists({ lists, breaks });
  const value = (column: number, at: number): number => words[HEADER_WORDS + column * count + at] as number;
  for (let at = 0; at < count; at++) {
    const combination = value(1, at);
    const size = combination % sizes.length;
    const compound = (combination - size) / sizes.length;
    const { [compound]: compoundRecord } = compounds;
    const { [size]: sizeRecord } = sizes;
    const pattern = compoundRecord && sizeRecord ? patternName(compoundRecord, sizeRecord) : '';
    yield {
      id: value(0, at),
      name: names.get(at) ?? pattern,
      compound,
      size,
      priceE5: usdE5(value(2, at)),
      onHand: value(3, at),
      vendorQuantity: value(4, at),
      priceList: priceLists[value(5, at) - 1] ?? null,
    };
  }
}
