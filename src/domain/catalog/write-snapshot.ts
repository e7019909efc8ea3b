import { checksum } from './checksum.ts';
import {
  FORMAT_VERSION,
  HEADER,
  HEADER_BYTES,
  MAGIC,
  SECTIONS,
  type SectionName,
  type SnapshotCounts,
  sectionOffsets,
} from './snapshot-layout.ts';
import type { SnapshotMeta } from './snapshot-meta.ts';

/** Lays header, meta section and columns into one buffer and seals it with the checksum. */
export const writeSnapshot = (
  counts: SnapshotCounts,
  meta: SnapshotMeta,
  sections: Readonly<Record<SectionName, Uint32Array>>,
): Uint8Array<ArrayBuffer> => {
  const metaBytes = new TextEncoder().encode(JSON.stringify(meta));
  const { offsets, totalBytes } = sectionOffsets(counts, metaBytes.length);
  const bytes = new Uint8Array(totalBytes);
  const words = new Uint32Array(bytes.buffer);
  bytes.set(metaBytes, HEADER_BYTES);
  for (const name of SECTIONS) words.set(sections[name], offsets[name] / 4);
  words[HEADER.magic] = MAGIC;
  words[HEADER.version] = FORMAT_VERSION;
  words[HEADER.totalBytes] = totalBytes;
  words[HEADER.metaBytes] = metaBytes.length;
  for (const name of ['sizes', 'compounds', 'parts', 'own', 'vendor', 'priced', 'stocked'] as const) {
    words[HEADER[name]] = counts[name];
  }
  [words[HEADER.checksumA], words[HEADER.checksumB]] = checksum(words, HEADER.metaBytes);
  return bytes;
};
