import type { CatalogSource } from '../../domain/catalog/builder.ts';
import { checksum, checksumText } from '../../domain/catalog/checksum.ts';
import type { PartRecord } from '../../domain/catalog/model.ts';
import { patternName } from '../../domain/catalog/part-name.ts';

/** `CSPC` read as a little-endian word. */
const MAGIC = 0x43505343;
const HEADER_WORDS = 4;
/** Numbers as the backend gave them: what the index can hold of them is the builder's to say. */
const DOUBLES = ['id', 'priceE5', 'onHand', 'vendorQuantity'] as const;
const WORDS = ['compound', 'size'] as const;
const BYTES_A_PART = DOUBLES.length * 8 + WORDS.length * 4;

/** Names that do not follow the pattern, with the place of their part. */
type Names = readonly (readonly [at: number, name: string])[];

/**
 * Parts as columns, 40 bytes each: header of magic, number of parts and bytes of names; four columns of doubles, two of
 * 32-bit words, then the names as JSON, padded to 8.
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
  const start = HEADER_WORDS * 4;
  const namesAt = start + parts.length * BYTES_A_PART;
  const bytes = new Uint8Array(namesAt + Math.ceil(nameBytes.length / 8) * 8);
  bytes.set(nameBytes, namesAt);
  new Uint32Array(bytes.buffer, 0, HEADER_WORDS).set([MAGIC, parts.length, nameBytes.length]);
  const doubles = new Float64Array(bytes.buffer, start, parts.length * DOUBLES.length);
  const words = new Uint32Array(bytes.buffer, start + doubles.byteLength, parts.length * WORDS.length);
  for (const [at, part] of parts.entries()) {
    for (const [column, name] of DOUBLES.entries()) doubles[column * parts.length + at] = part[name];
    for (const [column, name] of WORDS.entries()) words[column * parts.length + at] = part[name];
  }
  return bytes;
};

/** Sum over all bytes of packed parts. */
export const sumOf = (bytes: Uint8Array<ArrayBuffer>): string =>
  checksumText(checksum(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2), 0));

/** Reads packed parts one after the other. Throws when the bytes are not what `packParts` makes. */
export function* unpackParts(
  bytes: Uint8Array<ArrayBuffer>,
  { compounds, sizes }: CatalogSource,
): Generator<PartRecord> {
  const [magic, count = 0, namesLength = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS);
  const start = bytes.byteOffset + HEADER_WORDS * 4;
  const namesAt = HEADER_WORDS * 4 + count * BYTES_A_PART;
  if (magic !== MAGIC || bytes.byteLength !== namesAt + Math.ceil(namesLength / 8) * 8) {
    throw new RangeError('These bytes are not packed parts.');
  }
  const doubles = new Float64Array(bytes.buffer, start, count * DOUBLES.length);
  const words = new Uint32Array(bytes.buffer, start + doubles.byteLength, count * WORDS.length);
  const text = new TextDecoder().decode(bytes.subarray(namesAt, namesAt + namesLength));
  const names = new Map(JSON.parse(text) as Names);
  const double = (column: number, at: number): number => doubles[column * count + at] as number;
  const word = (column: number, at: number): number => words[column * count + at] as number;
  for (let at = 0; at < count; at++) {
    const [compound, size] = [word(0, at), word(1, at)];
    const { [compound]: compoundRecord } = compounds;
    const { [size]: sizeRecord } = sizes;
    const pattern = compoundRecord && sizeRecord ? patternName(compoundRecord, sizeRecord) : '';
    yield {
      id: double(0, at),
      name: names.get(at) ?? pattern,
      compound,
      size,
      priceE5: double(1, at),
      onHand: double(2, at),
      vendorQuantity: double(3, at),
    };
  }
}
