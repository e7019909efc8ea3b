import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PartRecord } from '../../src/domain/shop/catalog/model.ts';
import { embeddedBackend } from '../../src/server/backend/embedded/embedded.ts';
import { insertSmallData, PART } from './small-data.ts';

const backend = embeddedBackend(env.DB);

beforeAll(insertSmallData);

describe('price lines', () => {
  test('are sorted ascending by quantity, with the limits of the compound in cents', async () => {
    const { lines, lineMin, lineMax } = await backend.priceLines(PART.usual);
    expect(lines.map(({ minQuantity, fixedPriceE5 }) => [minQuantity, fixedPriceE5])).toEqual([
      [1, 112_000],
      [25, 106_000],
      [100, 78_000],
      [500, 52_000],
    ]);
    expect(lines.map(({ isMinValue }) => isMinValue)).toEqual([true, false, false, false]);
    expect([lineMin, lineMax]).toEqual([2500, 250_000]);
  });

  test('of a product with 40 are the 30 of the lowest quantities', async () => {
    const { lines } = await backend.priceLines(PART.manyLines);
    expect(lines.map(({ minQuantity }) => minQuantity)).toEqual(Array.from({ length: 30 }, (_, n) => (n + 1) * 10));
  });

  test('show that the seller hides them, and that a compound has no limits', async () => {
    const hidden = (await backend.priceLines(PART.hidden)).lines;
    expect(hidden.map(({ hidePricing, fixedPriceE5 }) => [hidePricing, fixedPriceE5])).toEqual([[true, 0]]);
    const { lines, lineMin, lineMax } = await backend.priceLines(PART.noLimits);
    expect(lines).toHaveLength(4);
    expect([lineMin, lineMax]).toEqual([null, null]);
  });

  test('are empty for a product without a list and for an unknown one', async () => {
    for (const id of [PART.unpriced, 3]) {
      expect(await backend.priceLines(id)).toEqual({ lines: [], lineMin: null, lineMax: null });
    }
  });

  test('have no limits for a product without a compound', async () => {
    const { lines, lineMin, lineMax } = await backend.priceLines(PART.orphan);
    expect([lines.length, lineMin, lineMax]).toEqual([4, null, null]);
  });
});

test('leaves out vendor rows that are hidden or lack a quantity; a missing vendor and a missing lead time are both unknown', async () => {
  expect(await backend.vendorStock(PART.usual)).toEqual([
    { quantity: 4200, leadTime: 3 },
    { quantity: 100, leadTime: null },
    { quantity: 50, leadTime: null },
  ]);
  expect(await backend.vendorStock(PART.unpriced)).toEqual([]);
});

test('our stock of an unknown product is unknown, of a known one a number', async () => {
  expect(await backend.productStock(PART.usual)).toBe(1284);
  expect(await backend.productStock(PART.unpriced)).toBe(0);
  expect(await backend.productStock(3)).toBeNull();
});

test('returns visible filter options once each, by label, unchanged', async () => {
  expect(await backend.modifiers('cure')).toEqual([
    { key: 'bisphenol', label: 'Bisphenol' },
    { key: 'peroxide', label: 'Peroxide' },
  ]);
  expect(await backend.modifiers('subtype')).toEqual([{ key: 'detectable', label: 'Detectable "MD" & <1 mm, >5 %' }]);
  expect(await backend.modifiers('brand')).toEqual([]);
});

test('metric sizes, comparisons and pages have the fields of their collections', async () => {
  expect(await backend.metricSizes()).toEqual([{ id: 4, size_metric: '10X2.5', cs_mm: 2.5, id_mm: 10 }]);
  const [comparison] = await backend.comparisons(1);
  expect(comparison).toEqual({
    id: 1,
    comparison_link: '/shop/orings?search=NB7001',
    comparison_text: 'NB7001 (NBR 70)',
  });
  expect(await backend.comparisons(2)).toEqual([]);
  expect((await backend.pages()).map(({ url }) => url)).toEqual(['/shop/orings', '/cart', '/request-a-quote']);
});

test('parts of the catalog reference compound and size by position, without those of unknown compounds', async () => {
  const parts: PartRecord[] = [];
  for await (const page of backend.catalogParts()) parts.push(...page);
  expect(parts.map(({ id, name, compound, size }) => [id, name, compound, size])).toEqual([
    [PART.manyLines, 'FK7502-213', 0, 0],
    [PART.usual, 'FK7502-214', 0, 1],
    [PART.hidden, 'FK7502-P10', 0, 2],
    [PART.unpriced, 'FK7502-10X2.5', 0, 3],
    [PART.noLimits, 'NB7001-213', 1, 0],
    [PART.renamed, 'Special-7', 1, 1],
  ]);
  expect(parts[1]).toMatchObject({ priceE5: 112_000, onHand: 1284, vendorQuantity: 4350 });
});

test('a compound lists its modifiers by position', async () => {
  const { modifiers, compounds } = await backend.catalogCompounds();
  expect(compounds[1]?.modifiers.map((index) => modifiers[index]?.label)).toEqual(['NBR', 'Black', 'Peroxide']);
  expect(modifiers[6]).toMatchObject({ key: 'sulfur', hidden: true, hiddenFull: false });
});
