import { expect, test } from 'vitest';
import type { CatalogTables, PriceBreakEntry } from '../../../../src/domain/shop/catalog-files/catalog-tables.ts';
import { partFinder } from '../../../../src/domain/shop/catalog-uploads/part-finder.ts';
import { priceUpload } from '../../../../src/domain/shop/catalog-uploads/price-upload.ts';
import { uploadChanges } from '../../../../src/domain/shop/catalog-uploads/upload-changes.ts';
import { plainNumber } from '../../../../src/domain/shop/catalog-uploads/upload-fixes.ts';
import { uploadProblems } from '../../../../src/domain/shop/catalog-uploads/upload-problems.ts';
import { secondCatalog, secondPartNumber } from '../../../support/catalog/second-catalog.ts';

type Row = readonly [part: string, quantity: string, price: string];

const read = (rows: readonly Row[], isWhole = false) => {
  const base = secondCatalog();
  const problems = uploadProblems();
  const changes = uploadChanges();
  const columns = ['part_number', 'from_quantity_pcs', 'unit_price_usd'];
  const reader = priceUpload({ base, columns, isWhole, problems, changes });
  for (const [at, row] of rows.entries()) reader.row(row, at + 2);
  return { base, applied: reader.finish(), problems, summary: changes.summary() };
};

/** Prices of a part; `null` where visitors request the cost. */
const pricesOf = ({ offers, priceLists }: CatalogTables, cell: number): readonly PriceBreakEntry[] | null => {
  const list = priceLists[(offers[cell] ?? 0) - 1];
  return list && !list.hidesPrices ? list.breaks : null;
};

/** Deterministic random numbers below `limit`. */
const random = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * limit) % limit;
  };
};

test('every part has the prices of the file if all of its rows are good, and its old ones otherwise', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const next = random(seed);
    const expected = new Map<number, readonly PriceBreakEntry[] | null>();
    const base = secondCatalog();
    const rows: Row[] = [];
    for (let part = 0; part < 40; part++) {
      const cell = next(300) * 50 + next(50);
      if (base.offers[cell] === -1 || expected.has(cell)) continue;
      const number = secondPartNumber(Math.floor(cell / 50), cell % 50);
      const kind = next(5);
      const high = 20_000 + next(1000) * 10;
      rows.push([number, '1', (high / 1e5).toFixed(5)], [number.toLowerCase(), '50', (high / 2e5).toFixed(5)]);
      if (kind === 0) rows.push([number, '90', ((high * 2) / 1e5).toFixed(5)]);
      if (kind === 1) rows.push([number, '50', '0.01']);
      if (kind === 2) rows.push([number, 'x', '0.01']);
      const isGood = kind > 2;
      expected.set(
        cell,
        isGood
          ? [
              [1, high],
              [50, Math.round(high / 2)],
            ]
          : pricesOf(base, cell),
      );
    }
    rows.sort(() => next(3) - 1);
    const { applied } = read(rows);
    for (const [cell, offer] of base.offers.entries()) {
      const wanted = expected.get(cell) ?? (expected.has(cell) ? null : pricesOf(base, cell));
      if (offer !== -1) expect([seed, cell, pricesOf(applied.tables, cell)]).toEqual([seed, cell, wanted]);
    }
  }
});

test('a complete file removes the prices of all other parts', () => {
  const { applied, base } = read([[secondPartNumber(0, 0), '1', '0.2']], true);
  const priced = [...applied.tables.offers.keys()].filter((cell) => pricesOf(applied.tables, cell) !== null);
  expect(priced).toEqual([0]);
  expect(base.offers[1]).not.toBe(0);
});

test('parts with the same prices share one new list, and a list of one part is changed itself', () => {
  const parts = [0, 18, 24].map((compound) => secondPartNumber(compound, 0));
  const { applied, base } = read(parts.map((part): Row => [part, '1', '0.19']));
  expect(applied.tables.priceLists.length).toBe(base.priceLists.length + 1);
  expect(applied.parts).toBe(3);
});

test('changes are listed by size, and those of more than half are to be confirmed', () => {
  const rows: Row[] = [
    [secondPartNumber(0, 0), '1', '0.21'],
    [secondPartNumber(18, 0), '1', '0.09'],
  ];
  const { summary } = read(rows);
  expect(summary.listed.slice(0, 2).map(({ percent }) => Math.round(percent ?? 0))).toEqual([-55, 5]);
  expect(summary.toConfirm.map(({ name }) => name)).toEqual([secondPartNumber(18, 0)]);
  expect(summary.diffCsv.split('\r\n')[0]).toBe('change,row,name,detail,before,after,percent,note');
  expect(read(rows.toReversed()).summary.digest).toBe(summary.digest);
});

test('the files to download contain no formula', () => {
  const evil = '=HYPERLINK("https://evil.example")';
  const { problems } = read([
    [evil, '1', '@SUM(1)'],
    ['+1', '-1', '=1'],
  ]);
  for (const line of problems.csv().split('\r\n').slice(1))
    for (const cell of line.match(/"(?:[^"]|"")*"|[^,]+/g) ?? []) expect(cell).not.toMatch(/^"?[=+@\t\r-]/);
});

test('misspelled numbers are suggested', () => {
  const { suggest } = partFinder(secondCatalog());
  expect(['ZO1-0001', 'z01 0001', 'Z01_0001', 'Z010001', 'Z01–0001', 'ZO1-OOO1'].map(suggest)).toEqual(
    Array.from({ length: 6 }, () => 'Z01-0001'),
  );
  expect(['', 'nothing', 'Z99-0001', '-'.repeat(61)].map(suggest)).toEqual([null, null, null, null]);
});

test('numbers of other notations are read', () => {
  expect(['0,35', '$0.35', '1,234.50', '1.234,50', '1,234', '€ 2,5', '7 USD'].map(plainNumber)).toEqual([
    '0.35',
    '0.35',
    '1234.50',
    '1234.50',
    '1234',
    '2.5',
    '7',
  ]);
  expect(['1.2.3', 'abc', '-1', '', '1e5', '=1'].map(plainNumber)).toEqual([null, null, null, null, null, null]);
});
