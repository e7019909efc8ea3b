import { bitMatrix } from '../bits/bit-matrix.ts';
import { wordCount } from '../bits/bits.ts';
import { priceListColumn } from '../snapshot/price-table.ts';
import { readSnapshot, type SnapshotContent } from '../snapshot/read-snapshot.ts';
import type { StoredParts } from './catalog.ts';
import { nameIndex } from './name-index.ts';

/** Returns what a snapshot contains about each part, and the price lists of parts. */
export const partSections = (section: SnapshotContent['section']): Pick<StoredParts, 'columns' | 'priceLists'> => ({
  columns: {
    ids: section('ids'),
    prices: section('prices'),
    onHand: section('onHand'),
    vendorQuantity: section('vendorQuantity'),
  },
  priceLists: {
    listOf: priceListColumn(section('priceListOf')),
    lists: section('priceLists'),
    breaks: section('priceBreaks'),
  },
});

/**
 * Opens a snapshot for reading its parts one by one, without the data that only searches need: in addition to `bytes`,
 * it takes about 1 MB.
 *
 * @throws SnapshotError if the bytes are not a complete, undamaged snapshot of this format
 */
export const openParts = (bytes: Uint8Array): StoredParts => {
  const { version, counts, meta, section } = readSnapshot(bytes);
  const { sizes, compounds, modifiers, exceptions } = meta;
  const sizeWords = wordCount(counts.sizes);
  const stride = sizeWords * 32;
  return {
    version,
    parts: counts.parts,
    sizes,
    compounds,
    modifiers,
    stride,
    sizeWords,
    names: nameIndex(compounds, sizes, exceptions, stride),
    ...partSections(section),
    rows: {
      present: bitMatrix(section('present')),
      own: bitMatrix(section('own')),
      vendor: bitMatrix(section('vendor')),
    },
  };
};
