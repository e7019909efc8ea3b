import { checksum, checksumText } from './checksum.ts';
import { SnapshotError } from './snapshot-error.ts';
import {
  COUNT_NAMES,
  FORMAT_VERSION,
  HEADER,
  HEADER_BYTES,
  MAGIC,
  type SectionName,
  type SnapshotCounts,
  sectionOffsets,
  sectionWords,
} from './snapshot-layout.ts';
import type { SnapshotMeta } from './snapshot-meta.ts';

export interface SnapshotContent {
  /** The checksum as 16 hexadecimal digits. */
  readonly version: string;
  readonly counts: SnapshotCounts;
  readonly meta: SnapshotMeta;
  /** Returns a view into the snapshot, not a copy. */
  readonly section: (name: SectionName) => Uint32Array;
}

/** Returns the bytes as words. Copies them only if they do not start on an 8-byte boundary of their buffer. */
const asWords = (bytes: Uint8Array): Uint32Array => {
  const source = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  return new Uint32Array(source.buffer, source.byteOffset, source.byteLength >>> 2);
};

/**
 * Validates a snapshot and gives access to its sections.
 *
 * @throws SnapshotError if the bytes are not a snapshot, have another format or length, or are damaged
 */
export const readSnapshot = (bytes: Uint8Array): SnapshotContent => {
  if (bytes.byteLength < 8) throw new SnapshotError(bytes.byteLength === 0 ? 'length' : 'magic');
  const words = asWords(bytes);
  if (words[HEADER.magic] !== MAGIC) throw new SnapshotError('magic');
  if (words[HEADER.version] !== FORMAT_VERSION) throw new SnapshotError('version');
  if (bytes.byteLength < HEADER_BYTES || words[HEADER.totalBytes] !== bytes.byteLength)
    throw new SnapshotError('length');
  const [a, b] = checksum(words, HEADER.metaBytes);
  if (words[HEADER.checksumA] !== a || words[HEADER.checksumB] !== b || words[HEADER.reserved] !== 0) {
    throw new SnapshotError('checksum');
  }
  const field = (name: keyof typeof HEADER): number => words[HEADER[name]] as number;
  const counts = Object.fromEntries(COUNT_NAMES.map((name) => [name, field(name)])) as Record<
    keyof SnapshotCounts,
    number
  >;
  const { offsets, totalBytes } = sectionOffsets(counts, field('metaBytes'));
  if (totalBytes !== bytes.byteLength) throw new SnapshotError('length');
  const lengths = sectionWords(counts);
  const metaStart = words.byteOffset + HEADER_BYTES;
  const metaText = new TextDecoder('utf-8').decode(new Uint8Array(words.buffer, metaStart, field('metaBytes')));
  return {
    version: checksumText([a, b]),
    counts,
    meta: JSON.parse(metaText) as SnapshotMeta,
    section: (name) => new Uint32Array(words.buffer, words.byteOffset + offsets[name], lengths[name]),
  };
};
