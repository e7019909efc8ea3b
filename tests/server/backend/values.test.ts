import * as v from 'valibot';
import { expect, test } from 'vitest';
import { compoundRecordSchema, productRow } from '../../../src/server/backend/catalog-rows.ts';
import { sizeRow } from '../../../src/server/backend/embedded/embedded-rows.ts';
import { priceLineRow, stockRow, vendorStockRow } from '../../../src/server/backend/store-rows.ts';

const line = {
  id: 7,
  minQuantity: 25,
  fixedPrice: 0.0402,
  is_min_value: true,
  hide_pricing: false,
  product: { compound: { line_min: 25, line_max: null } },
};

test('decimals can be numbers or padded strings', () => {
  const compound = { line_min: '25.00', line_max: null };
  const asText = { ...line, minQuantity: '25', fixedPrice: '0.04020', product: { compound } };
  expect(v.parse(priceLineRow, asText)).toEqual(v.parse(priceLineRow, line));
  expect(v.parse(priceLineRow, line)).toMatchObject({
    fixedPrice: 4020,
    product: { compound: { line_min: 2500, line_max: null } },
  });
});

test('flags can be numbers, booleans, null or missing', () => {
  const flags = [1, true, 0, false, null, undefined].map((hide_pricing) => ({ ...line, hide_pricing }));
  expect(flags.map((row) => v.parse(priceLineRow, row).hide_pricing)).toEqual([true, true, false, false, false, false]);
});

test('a relation can be missing at any level', () => {
  const limits = [null, undefined, { compound: null }, {}].map(
    (product) => v.parse(priceLineRow, { ...line, product }).product?.compound ?? null,
  );
  expect(limits).toEqual([null, null, null, null]);
  expect(v.parse(vendorStockRow, { quantity_available: 4, vendor: null }).vendor).toBeNull();
});

test('missing quantities and lead times stay unknown', () => {
  expect(v.parse(vendorStockRow, { quantity_available: null, vendor: { lead_time: null } })).toEqual({
    quantity_available: null,
    vendor: { lead_time: null },
  });
  expect(v.parse(stockRow, { stock: null })).toEqual({ stock: 0 });
  expect(v.parse(stockRow, { stock: '12' })).toEqual({ stock: 12 });
});

test('reads a product price in dollars from a string; anything but a number is no price', () => {
  const priceOf = (price: unknown) => v.parse(productRow, { id: 1, name: 'x', price }).price;
  expect(['0.05', 1.12, '0.00', '0', null, 'on request'].map(priceOf)).toEqual([5000, 112_000, 0, 0, 0, 0]);
});

test('reads a one-letter hardness scale as the Shore scale of that letter', () => {
  const scaleOf = (durometer_scale: unknown) =>
    v.parse(compoundRecordSchema, { id: 1, label: 'A', durometer_scale }).durometer_scale;
  expect(['A', 'd', 'Shore A', 'Spring Steel', null].map(scaleOf)).toEqual([
    'Shore A',
    'Shore D',
    'Shore A',
    'Spring Steel',
    '',
  ]);
});

test.each([
  ['a price that is not a number', () => v.parse(priceLineRow, { ...line, fixedPrice: 'cheap' })],
  ['an empty quantity', () => v.parse(priceLineRow, { ...line, minQuantity: '' })],
  [
    'a size of an unknown standard in the table of sizes',
    () => v.parse(sizeRow, { id: 1, standard: 'other', code: 'a', id_mm: 1, cs_mm: 1 }),
  ],
  ['nothing for a row', () => v.parse(compoundRecordSchema, null)],
])('refuses %s', (_, parse) => {
  expect(parse).toThrow();
});
