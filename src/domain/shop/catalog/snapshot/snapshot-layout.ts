import { wordCount } from '../bits/bits.ts';
import { WORDS_A_BREAK, WORDS_A_LIST } from './price-table.ts';

/** `CSIX` as a little-endian word. */
export const MAGIC = 0x58495343;
export const FORMAT_VERSION = 1;
export const HEADER_BYTES = 64;

/** Word positions in the header. The checksum covers every word from `metaBytes` to the end of the file. */
export const HEADER = {
  magic: 0,
  version: 1,
  totalBytes: 2,
  reserved: 3,
  checksumA: 4,
  checksumB: 5,
  metaBytes: 6,
  sizes: 7,
  compounds: 8,
  parts: 9,
  own: 10,
  vendor: 11,
  priced: 12,
  stocked: 13,
  priceLists: 14,
  priceBreaks: 15,
} as const;

/**
 * Item counts of a snapshot, from which the position of every section is derived. Snapshots that were written before the
 * index had price lists have zeros there and none of their sections.
 */
export interface SnapshotCounts {
  readonly sizes: number;
  readonly compounds: number;
  readonly parts: number;
  /** Parts in own stock. */
  readonly own: number;
  /** Parts in vendor stock. */
  readonly vendor: number;
  readonly priced: number;
  /** Parts in own or vendor stock. */
  readonly stocked: number;
  /** Distinct price lists, and their breaks, with shared ones counted once. */
  readonly priceLists: number;
  readonly priceBreaks: number;
}

export const COUNT_NAMES = [
  'sizes',
  'compounds',
  'parts',
  'own',
  'vendor',
  'priced',
  'stocked',
  'priceLists',
  'priceBreaks',
] as const satisfies readonly (keyof SnapshotCounts)[];

/** Sections after the meta section, in file order. All consist of 32-bit words. */
export const SECTIONS = [
  'present',
  'presentBySize',
  'own',
  'vendor',
  'stockBySize',
  'unpriced',
  'unpricedBySize',
  'ids',
  'prices',
  'onHand',
  'vendorQuantity',
  'priceOrder',
  'priceRuns',
  'stockOrder',
  'stockRuns',
  'priceListOf',
  'priceLists',
  'priceBreaks',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Returns the number of words of each section. */
export const sectionWords = (counts: SnapshotCounts): Readonly<Record<SectionName, number>> => {
  const byCompound = counts.compounds * wordCount(counts.sizes);
  const bySize = counts.sizes * wordCount(counts.compounds);
  return {
    present: byCompound,
    presentBySize: bySize,
    own: byCompound,
    vendor: byCompound,
    stockBySize: bySize,
    unpriced: byCompound,
    unpricedBySize: bySize,
    ids: counts.parts,
    prices: counts.parts,
    onHand: counts.own,
    vendorQuantity: counts.vendor,
    priceOrder: counts.priced,
    priceRuns: wordCount(counts.priced),
    stockOrder: counts.stocked,
    stockRuns: wordCount(counts.stocked),
    // Two indexes of 16 bits per word.
    priceListOf: counts.priceLists === 0 ? 0 : Math.ceil(counts.parts / 2),
    priceLists: counts.priceLists * WORDS_A_LIST,
    priceBreaks: counts.priceBreaks * WORDS_A_BREAK,
  };
};

/** Rounds up to a multiple of 8, the alignment of sections. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Returns the byte offset of each section, and the length of the file. */
export const sectionOffsets = (
  counts: SnapshotCounts,
  metaBytes: number,
): { readonly offsets: Readonly<Record<SectionName, number>>; readonly totalBytes: number } => {
  const words = sectionWords(counts);
  let at = HEADER_BYTES + aligned(metaBytes);
  const offsets = {} as Record<SectionName, number>;
  for (const name of SECTIONS) {
    offsets[name] = at;
    at += aligned(words[name] * 4);
  }
  return { offsets, totalBytes: at };
};
