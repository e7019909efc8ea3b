import { beforeAll, describe, expect, test } from 'vitest';
import { readMigrations, statementsOf } from '../../../src/tools/seed/migrate.ts';
import { checkCounts } from '../../../src/tools/seed/seed-database.ts';
import { type SeededDatabase, seededDatabase } from '../../support/backend/seeded-database.ts';

let db: SeededDatabase;

beforeAll(async () => {
  db = await seededDatabase();
}, 60_000);

const share = (condition: string): number => Number(db.value(`SELECT avg(${condition}) FROM parts p`));

test('the catalog has 2,779 sizes, 442 compounds and 1,084,458 parts', () => {
  expect(db.counts).toEqual({ sizes: 2779, compounds: 442, parts: 1_084_458 });
});

test('counts that are off by one stop the seed', () => {
  expect(() => checkCounts({ sizes: 2779, compounds: 442, parts: 1_084_457 })).toThrow(
    '1084457 parts instead of 1084458',
  );
});

test('every part is within the size range of its compound', () => {
  expect(
    db.value(`SELECT count(*) FROM parts p
      JOIN compound_offers o ON o.compound_id = p.compound_id
      JOIN size_ranges r ON r.id = o.size_range_id
      JOIN sizes s ON s.id = p.size_id
      WHERE s.id_mm NOT BETWEEN r.id_low_mm AND r.id_high_mm OR s.cs_mm NOT BETWEEN r.cs_low_mm AND r.cs_high_mm
        OR r.standards NOT LIKE '%,' || s.standard || ',%'`),
  ).toBe(0);
});

test('stocked compounds exist in every common size of their range', () => {
  expect(
    db.value(`SELECT count(*) FROM compound_offers o
      JOIN size_ranges r ON r.id = o.size_range_id AND r.name = 'every size'
      JOIN sizes s ON s.is_common
      LEFT JOIN parts p ON p.compound_id = o.compound_id AND p.id = o.compound_id * 4096 + s.id
      WHERE o.is_stocked AND p.id IS NULL`),
  ).toBe(0);
});

test('every size exists in many compounds, and no compound in every size', () => {
  expect(db.value('SELECT min(n) FROM (SELECT count(*) AS n FROM parts GROUP BY size_id)')).toBeGreaterThan(100);
  expect(db.value('SELECT max(n) FROM (SELECT count(*) AS n FROM parts GROUP BY compound_id)')).toBeLessThan(2779);
});

describe('the states of a part occur as often as in a real store', () => {
  const startingPrice = 'coalesce((SELECT unit_price_e5 FROM price_lists l WHERE l.id = p.price_list_id), 0)';
  const visibleVendorStock = `EXISTS (SELECT 1 FROM vendor_stock v WHERE v.our_product = p.id
    AND v.hide_from_store IS NOT 1 AND v.quantity_available > 0)`;

  test('10 % have no price', () => expect(share(`${startingPrice} = 0`)).toBeCloseTo(0.1, 2));
  test('8 % are in our stock', () => expect(share('stock > 0')).toBeCloseTo(0.08, 2));
  test('20 % are in vendor stock', () => expect(share(visibleVendorStock)).toBeCloseTo(0.2, 2));

  test('vendors deliver in 3, 7, 14 and 28 business days, or without a lead time', () => {
    const times = db.rows<{ lead_time: number | null }>('SELECT DISTINCT lead_time FROM vendors ORDER BY 1');
    expect(times.map((row) => row.lead_time)).toEqual([null, 3, 7, 14, 28]);
  });

  test('some parts are at several vendors, some twice with one lead time', () => {
    expect(
      db.value(`SELECT count(*) > 1000 FROM (SELECT 1 FROM vendor_stock s JOIN vendors v ON v.id = s.vendor
        GROUP BY s.our_product, v.lead_time HAVING count(*) > 1)`),
    ).toBe(1);
  });
});

describe('prices', () => {
  test('the products collection shows the first break, or one of two texts for unpriced parts', () => {
    expect(db.rows(`SELECT * FROM products WHERE id = ${db.partId('FK7502-214')}`)).toEqual([
      {
        id: db.partId('FK7502-214'),
        name: 'FK7502-214',
        size: '214',
        size_standard: 'usa',
        cs_mm: 3.53,
        id_mm: 24.99,
        price: '1.12000',
        stock: 1284,
        label_display: 'FK7502',
        compound: Math.floor(db.partId('FK7502-214') / 4096),
      },
    ]);
    const texts = db.rows<{ price: string }>(
      `SELECT DISTINCT price FROM (SELECT price FROM products WHERE id < 200000) WHERE price + 0 = 0 ORDER BY 1`,
    );
    expect(texts.map(({ price }) => price)).toEqual(['0', '0.00']);
  });

  test('the starting price of every visible list is its first line', () => {
    expect(
      db.value(`SELECT count(*) FROM price_lists l
        JOIN price_list_lines i ON i.price_list_id = l.id AND i.min_quantity = 1
        WHERE NOT l.hide_pricing AND i.unit_price_e5 <> l.unit_price_e5`),
    ).toBe(0);
  });

  test('a higher break is never more expensive', () => {
    expect(
      db.value(`SELECT count(*) FROM price_list_lines a JOIN price_list_lines b
        ON b.price_list_id = a.price_list_id AND b.min_quantity > a.min_quantity
        WHERE b.unit_price_e5 >= a.unit_price_e5`),
    ).toBe(0);
  });

  test('the material determines the price: nitrile, silicone, fluorocarbon, perfluoroelastomer of one size', () => {
    const price = (name: string): number =>
      Number(db.value(`SELECT price FROM products WHERE id = ${db.partId(name)}`));
    expect(price('NB7001-214')).toBeCloseTo(0.16);
    expect(price('VM7005-214')).toBeGreaterThan(0.5);
    expect(price('FK7502-214')).toBeCloseTo(1.12);
    expect(price('FF7512-214')).toBeGreaterThan(60);
    expect(price('FF7512-214')).toBeLessThan(200);
  });

  test('reads by product use a key', () => {
    const plan = db.rows<{ detail: string }>('EXPLAIN QUERY PLAN SELECT * FROM price_lists_v2 WHERE product = 5');
    expect(plan.every(({ detail }) => detail.startsWith('SEARCH'))).toBe(true);
    const stock = db.rows<{ detail: string }>('EXPLAIN QUERY PLAN SELECT * FROM vendor_stock WHERE our_product = 5');
    expect(stock.every(({ detail }) => detail.startsWith('SEARCH'))).toBe(true);
  });
});

test('about 200 parts have unique exceptional names', () => {
  expect(db.value('SELECT count(*) FROM part_names')).toBeGreaterThan(150);
  expect(
    db.value(`SELECT count(*) FROM part_names n JOIN parts p ON p.id = n.part_id
      JOIN compounds c ON c.id = p.compound_id JOIN sizes s ON s.id = p.size_id WHERE n.name = c.label || '-' || s.code`),
  ).toBe(0);
});

test('product ids have gaps', () => {
  expect(db.value('SELECT max(id) - min(id) + 1 > count(*) FROM parts')).toBe(1);
});

test('a comment with a semicolon does not break a migration', () => {
  expect(statementsOf('-- one; two\nSELECT 1;\n-- end;\nSELECT 2;')).toEqual(['SELECT 1', 'SELECT 2']);
  expect(readMigrations().map(({ name }) => name)).toEqual([...readMigrations().map(({ name }) => name)].sort());
});
