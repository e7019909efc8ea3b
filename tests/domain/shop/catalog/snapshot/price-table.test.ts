import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../../src/domain/kit/units.ts';
import { openCatalog } from '../../../../../src/domain/shop/catalog/index/open-catalog.ts';
import { createCatalogBuilder } from '../../../../../src/domain/shop/catalog/snapshot/builder.ts';
import {
  createPriceTable,
  NO_PRICE_LIST,
  storedPriceLists,
  storedPriceTable,
} from '../../../../../src/domain/shop/catalog/snapshot/price-table.ts';
import { readSnapshot } from '../../../../../src/domain/shop/catalog/snapshot/read-snapshot.ts';
import type { PriceList } from '../../../../../src/domain/shop/pricing/price-list.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';
import { listOf, priceLists } from '../../pricing/price-list-arbitrary.ts';

const builtWith = (listAt: (at: number) => PriceList | null) => {
  const { parts, ...lists } = SMALL_CATALOG;
  const builder = createCatalogBuilder(lists);
  parts.forEach((part, at) => {
    builder.add({ ...part, priceList: listAt(at) });
  });
  return builder.finish().snapshot;
};

test('stores every list once and restores it', () => {
  fc.assert(
    fc.property(fc.array(priceLists, { maxLength: 12 }), (lists) => {
      const table = createPriceTable();
      const indexes = [...lists, ...lists.map((list) => ({ ...list }))].map((list) => table.indexOf(list));
      const stored = storedPriceTable(table, () => true);
      const restored = storedPriceLists(stored);
      [...lists, ...lists].forEach((list, at) => {
        expect(restored[(stored.indexes[indexes[at] ?? 0] ?? 0) - 1]).toEqual(list);
      });
      expect(new Set(restored.map((list) => JSON.stringify(list))).size).toBe(restored.length);
    }),
  );
});

test('lists with the same breaks share them', () => {
  const pairs = [
    [1, 1.12],
    [50, 0.94],
  ] as const;
  const table = createPriceTable([listOf(pairs), listOf(pairs, { lineMaxCents: 90_000 }), listOf([[1, 2]])]);
  expect(storedPriceTable(table, () => true).breaks).toHaveLength(6);
});

test('a hidden, empty or unstorable list, and no list, have no index', () => {
  const { indexOf, lists } = createPriceTable();
  const large = { ...listOf([[1, 2]]), lineMinCents: usdCents(2 ** 33) };
  for (const list of [{ ...listOf([[1, 2]]), hidden: true }, listOf([]), large, null, undefined]) {
    expect(indexOf(list)).toBe(NO_PRICE_LIST);
  }
  expect(lists).toEqual([]);
});

test('a snapshot omits lists that no part has any more', () => {
  const unused = readSnapshot(builtWith(() => listOf([[1, 3]])));
  expect(unused.counts).toMatchObject({ priceLists: 1, priceBreaks: 1 });
  expect(readSnapshot(builtWith(() => null)).counts).toMatchObject({ priceLists: 0, priceBreaks: 0 });
});

test('the part of every rank keeps its list', () => {
  const lists = [listOf([[1, 3]]), null, listOf([[1, 2]])];
  const catalog = openCatalog(builtWith((at) => lists[at % 3] ?? null));
  const restored = [null, ...storedPriceLists(catalog.priceLists)];
  SMALL_CATALOG.parts.forEach((part, at) => {
    const rank = catalog.columns.ids.indexOf(part.id);
    expect(restored[catalog.priceLists.listOf[rank] ?? 0]).toEqual(lists[at % 3]);
  });
});

test('a snapshot without price lists has none of their sections, as before the index had them', () => {
  const { counts, section } = readSnapshot(builtWith(() => null));
  expect([counts.priceLists, counts.priceBreaks]).toEqual([0, 0]);
  expect((['priceListOf', 'priceLists', 'priceBreaks'] as const).map((name) => section(name).length)).toEqual([
    0, 0, 0,
  ]);
});

test('prices are stored in 1/100,000 USD and amounts in cents', () => {
  const table = createPriceTable([listOf([[5, 0.08255]], { lineMinCents: 2_500, lineMaxCents: 50_000 })]);
  const { lists, breaks } = storedPriceTable(table, () => true);
  expect([...lists]).toEqual([0, 1, 2_500, 50_000]);
  expect([...breaks]).toEqual([5, usdE5(8_255)]);
});
