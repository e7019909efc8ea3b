import { usdE5 } from '../../../kit/units.ts';
import type { PriceList } from '../../pricing/price-list.ts';
import { testBit, wordCount } from '../bits/bits.ts';
import type { PartValues } from '../model.ts';
import { figuresOf, MAX_PRICE_LISTS, NO_PRICE_LIST, priceListColumn, storedPriceLists } from './price-table.ts';
import type { SnapshotContent } from './read-snapshot.ts';
import type { SectionName } from './snapshot-layout.ts';

/** With more changed parts, a patch is as large as the whole file, and its values need too much memory. */
export const MAX_PATCHED_PARTS = 200_000;

const listsOf = ({ section }: SnapshotContent): PriceList[] =>
  storedPriceLists({ lists: section('priceLists'), breaks: section('priceBreaks') });

/** Returns the index in `to` for each index of a price list in `from`, or -1 without the same list. */
const listIndexes = (from: readonly PriceList[], to: readonly PriceList[]): Int32Array => {
  const byContent = new Map(to.map((list, at) => [figuresOf(list).join(), at + 1]));
  return Int32Array.from([NO_PRICE_LIST, ...from.map((list) => byContent.get(figuresOf(list).join()) ?? -1)]);
};

/** Returns a function that reads a column of the cells in bit rows: 0 for others. Cells must be read in order. */
const sparseReader = (rows: Uint32Array, column: Uint32Array): ((size: number, fromWord: number) => number) => {
  let next = 0;
  return (size, fromWord) => (testBit(rows, size, fromWord) ? (column[next++] as number) : 0);
};

const valueReaders = ({ section }: SnapshotContent) => ({
  prices: section('prices'),
  priceListOf: priceListColumn(section('priceListOf')),
  onHandAt: sparseReader(section('own'), section('onHand')),
  vendorQuantityAt: sparseReader(section('vendor'), section('vendorQuantity')),
});

const isSameSection = (from: SnapshotContent, to: SnapshotContent, name: SectionName): boolean => {
  const [before, after] = [from.section(name), to.section(name)];
  return before.length === after.length && before.every((word, at) => word === after[at]);
};

/** Whether only values of parts can differ. */
const hasSameParts = (from: SnapshotContent, to: SnapshotContent): boolean =>
  from.counts.sizes === to.counts.sizes &&
  from.counts.compounds === to.counts.compounds &&
  JSON.stringify(from.meta) === JSON.stringify(to.meta) &&
  isSameSection(from, to, 'present') &&
  isSameSection(from, to, 'ids');

/**
 * Returns the values in `to` of all parts whose values differ, in the order of the catalog. Returns null if sizes,
 * compounds, modifiers, names or the set of parts differ, or if too much changed for a patch.
 */
export const changedValues = (from: SnapshotContent, to: SnapshotContent): PartValues[] | null => {
  if (!hasSameParts(from, to)) return null;
  const [listsBefore, lists] = [listsOf(from), listsOf(to)];
  if (listsBefore.length + lists.length > MAX_PRICE_LISTS) return null;
  const indexes = listIndexes(listsBefore, lists);
  const [before, after] = [valueReaders(from), valueReaders(to)];
  const [present, ids] = [to.section('present'), to.section('ids')];
  const { sizes, compounds } = to.counts;
  const words = wordCount(sizes);
  const changed: PartValues[] = [];
  let rank = 0;
  for (let compound = 0; compound < compounds; compound++) {
    const row = compound * words;
    for (let size = 0; size < sizes; size++) {
      if (!testBit(present, size, row)) continue;
      const onHand = after.onHandAt(size, row);
      const vendorQuantity = after.vendorQuantityAt(size, row);
      const priceE5 = after.prices[rank] as number;
      const list = after.priceListOf[rank] ?? NO_PRICE_LIST;
      const onHandBefore = before.onHandAt(size, row);
      const vendorQuantityBefore = before.vendorQuantityAt(size, row);
      const isSame =
        onHandBefore === onHand &&
        vendorQuantityBefore === vendorQuantity &&
        before.prices[rank] === priceE5 &&
        indexes[before.priceListOf[rank] ?? NO_PRICE_LIST] === list;
      const id = ids[rank++] as number;
      if (isSame) continue;
      if (changed.length === MAX_PATCHED_PARTS) return null;
      changed.push({ id, priceE5: usdE5(priceE5), onHand, vendorQuantity, priceList: lists[list - 1] ?? null });
    }
  }
  return changed;
};
