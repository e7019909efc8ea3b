import { checksum } from './checksum.ts';
import { countsOf, fillSections, partRows, storedPricesOf } from './fill-sections.ts';
import type { PartCells } from './part-cells.ts';
import { release } from './release.ts';
import {
  COUNT_NAMES,
  FORMAT_VERSION,
  HEADER,
  HEADER_BYTES,
  MAGIC,
  sectionOffsets,
  sectionWords,
} from './snapshot-layout.ts';
import type { SnapshotMeta } from './snapshot-meta.ts';

export interface WrittenSnapshot {
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly parts: number;
}

/** Writes header, meta section and columns into one buffer and adds the checksum. Consumes the cells. */
export const writeSnapshot = (cells: PartCells, meta: SnapshotMeta): WrittenSnapshot => {
  const rows = partRows(cells);
  const prices = storedPricesOf(cells);
  const counts = countsOf(cells, rows, prices);
  const metaBytes = new TextEncoder().encode(JSON.stringify(meta));
  const { offsets, totalBytes } = sectionOffsets(counts, metaBytes.length);
  const lengths = sectionWords(counts);
  const bytes = new Uint8Array(totalBytes);
  bytes.set(metaBytes, HEADER_BYTES);
  fillSections(cells, rows, prices, (name) => new Uint32Array(bytes.buffer, offsets[name], lengths[name]));
  release(cells.ids, cells.prices, cells.onHand, cells.vendorQuantity, cells.priceLists);
  const words = new Uint32Array(bytes.buffer);
  words[HEADER.magic] = MAGIC;
  words[HEADER.version] = FORMAT_VERSION;
  words[HEADER.totalBytes] = totalBytes;
  words[HEADER.metaBytes] = metaBytes.length;
  for (const name of COUNT_NAMES) words[HEADER[name]] = counts[name];
  [words[HEADER.checksumA], words[HEADER.checksumB]] = checksum(words, HEADER.metaBytes);
  return { snapshot: bytes, parts: counts.parts };
};
