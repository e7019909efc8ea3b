import type { D1Database } from '@cloudflare/workers-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import { priceListAt } from '../../../src/domain/shop/catalog/rows/part-at.ts';
import { cellNamed, findPart, partById } from '../../../src/domain/shop/catalog/rows/parts.ts';
import { priceListFrom } from '../../../src/domain/shop/pricing/price-list.ts';
import { embeddedBackend } from '../../../src/server/backend/embedded/embedded.ts';
import type { Backend } from '../../../src/server/backend/port.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { type SeededDatabase, seededDatabase } from '../../support/backend/seeded-database.ts';

let db: SeededDatabase;
let backend: Backend;

beforeAll(async () => {
  db = await seededDatabase();
  backend = embeddedBackend(db.d1);
}, 60_000);

describe('price lines', () => {
  test('are sorted ascending by quantity, in 1/100,000 USD, with the compound limits in cents', async () => {
    const { lines, lineMin, lineMax } = await backend.priceLines(db.partId('FK7502-214'));
    expect(lines.map(({ minQuantity, fixedPriceE5 }) => [minQuantity, fixedPriceE5])).toEqual([
      [1, 112_000],
      [25, 106_000],
      [50, 94_000],
      [100, 78_000],
      [250, 60_000],
      [500, 52_000],
      [1000, 44_000],
      [2500, 39_000],
    ]);
    expect([lineMin, lineMax]).toEqual([2500, 250_000]);
    expect(lines.map(({ isMinValue }) => isMinValue)).toEqual([true, ...Array(7).fill(false)]);
  });

  test('of a product with 40 are the 30 lowest quantities, sorted although stored out of order', async () => {
    const { lines } = await backend.priceLines(db.partId('NB7001-012'));
    expect(lines.map(({ minQuantity }) => minQuantity)).toEqual([
      1,
      ...Array.from({ length: 29 }, (_, n) => (n + 1) * 25),
    ]);
    const ids = lines.map(({ id }) => id);
    expect(ids).not.toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(30);
  });

  test('are empty for a product with an empty or missing list and for an unknown product', async () => {
    const none = { lines: [], lineMin: null, lineMax: null };
    expect(await backend.priceLines(db.partId('NB7001-014'))).toEqual(none);
    expect(await backend.priceLines(db.partId('NB7001-016'))).toEqual(none);
    expect(await backend.priceLines(3)).toEqual(none);
  });

  test('say whether the seller hides the price', async () => {
    const { lines } = await backend.priceLines(db.partId('NB7001-015'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ hidePricing }) => hidePricing)).toBe(true);
  });

  test('return a missing line minimum and maximum as null', async () => {
    const limits = async (missing: 'line_min' | 'line_max') => {
      const id = Number(
        db.value(`SELECT p.id FROM parts p JOIN compounds c ON c.id = p.compound_id
          WHERE c.${missing} IS NULL AND p.price_list_id IS NOT NULL LIMIT 1`),
      );
      return backend.priceLines(id);
    };
    expect((await limits('line_min')).lineMin).toBeNull();
    expect((await limits('line_max')).lineMax).toBeNull();
  });
});

describe('stock', () => {
  test('leaves out vendor rows marked hidden; a missing vendor and a missing lead time are both unknown', async () => {
    expect(await backend.vendorStock(db.partId('NB7001-013'))).toEqual([
      { quantity: 60, leadTime: 3 },
      { quantity: 70, leadTime: 3 },
      { quantity: 80, leadTime: null },
      { quantity: 90, leadTime: null },
    ]);
  });

  test('our stock of the design example is 1,284; of an unknown product null', async () => {
    expect(await backend.productStock(db.partId('FK7502-214'))).toBe(1284);
    expect(await backend.productStock(3)).toBeNull();
  });
});

describe('option lists', () => {
  test('offers a duplicate modifier once, leaves out a hidden one and includes an unmarked one', async () => {
    const cures = (await backend.modifiers('cure')).map(({ key }) => key);
    expect(cures.filter((key) => key === 'peroxide')).toHaveLength(1);
    expect(cures).toContain('triazine');
    const subtypes = (await backend.modifiers('subtype')).map(({ key }) => key);
    expect(subtypes).not.toContain('very-soft');
  });

  test('labels with markup characters are returned unchanged', async () => {
    const subtypes = await backend.modifiers('subtype');
    expect(subtypes.find(({ key }) => key === 'metal-detectable')?.label).toBe(
      'Metal & X-ray detectable "MD" (<1 mm pieces, >5 % filler)',
    );
  });

  test('metric sizes, comparisons and pages have the fields of their collections', async () => {
    const sizes = await backend.metricSizes();
    expect(sizes).toHaveLength(1999);
    expect(sizes[0]).toMatchObject({ size_metric: '1X1', cs_mm: 1, id_mm: 1 });
    const fk7502 = Math.floor(db.partId('FK7502-214') / 4096);
    expect((await backend.comparisons(fk7502)).map(({ comparison_link }) => comparison_link)).toEqual([
      '/shop/orings?search=FK7501',
      '/shop/orings?search=FK7540',
    ]);
    expect(await backend.pages()).toEqual([]);
  });
});

test('returns products without a compound with their size, through a dedicated index', async () => {
  expect(await backend.partsWithoutCompound()).toEqual([]);
  const size = db.value("SELECT id FROM sizes WHERE standard = 'usa' AND code = '214'");
  db.rows(`INSERT INTO parts VALUES (1, 0, ${size}, NULL, 12), (2, 0, ${size}, NULL, 5)`);
  db.rows("INSERT INTO part_names VALUES (1, 'ZZ9001-214')");
  const statements: string[] = [];
  const prepare = (sql: string) => {
    statements.push(sql);
    return db.d1.prepare(sql);
  };
  // The second has no name, and therefore no URL.
  expect(await embeddedBackend({ ...db.d1, prepare } as D1Database).partsWithoutCompound()).toEqual([
    { name: 'ZZ9001-214', size: { code: '214', standard: 'usa', idMm: 24.99, csMm: 3.53 }, onHand: 12 },
  ]);
  db.rows('DELETE FROM part_names WHERE part_id = 1');
  db.rows('DELETE FROM parts WHERE id IN (1, 2)');
  const plan = db.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${statements.at(-1)?.replaceAll('?', '1')}`);
  expect(plan.map(({ detail }) => detail).join()).toContain('parts_without_compound');
});

test('the snapshot of the seed contains every part as stored in the database', async () => {
  const { snapshot, parts, skipped } = await buildSnapshot(backend);
  expect([parts, skipped]).toEqual([1_084_458, 0]);
  expect(snapshot.byteLength).toBeLessThan(24 * 1024 * 1024);
  const catalog = openCatalog(snapshot);
  expect([catalog.sizes.length, catalog.compounds.length]).toEqual([2779, 442]);
  expect(findPart(catalog, 'fk7502-214')).toMatchObject({
    id: db.partId('FK7502-214'),
    priceE5: 112_000,
    onHand: 1284,
    vendorQuantity: 4200,
    compoundRecord: { label: 'FK7502' },
    sizeRecord: { standard: 'usa', code: '214' },
  });
  const [exception] = db.rows<{ part_id: number; name: string }>('SELECT * FROM part_names LIMIT 1');
  expect(findPart(catalog, exception?.name ?? '')?.id).toBe(exception?.part_id);
  const odd = db.rows<{ id: number; vendor: number }>(
    `SELECT id, coalesce((SELECT sum(quantity_available) FROM vendor_stock v
      WHERE v.our_product = p.id AND v.hide_from_store IS NOT 1), 0) AS vendor FROM parts p WHERE id % 40009 = 7`,
  );
  const names = db.rows<{ id: number; name: string }>(
    `SELECT id, name FROM products WHERE id IN (${odd.map(({ id }) => id)})`,
  );
  expect(names.length).toBeGreaterThan(10);
  const unusual = ['NB7001-012', 'NB7001-014', 'NB7001-015', 'NB7001-016'].map((name) => db.partId(name));
  const pricing = await backend.pricingRows([...odd.map(({ id }) => id), ...unusual]);
  for (const [id, { prices }] of pricing) {
    const list = priceListFrom(prices.lines, prices.lineMin, prices.lineMax);
    const cell = cellNamed(catalog, partById(catalog, id)?.name ?? '');
    expect(priceListAt(catalog, cell)).toEqual(list?.hidden ? null : list);
  }
  for (const { id, name } of names) {
    const part = findPart(catalog, name);
    expect([part?.id, part?.vendorQuantity]).toEqual([id, odd.find((row) => row.id === id)?.vendor]);
  }
}, 60_000);
