import { expect, test } from 'vitest';
import {
  compoundRow,
  modifierRow,
  parseRows,
  priceLineRow,
  stockRow,
  vendorStockRow,
} from '../../../src/server/backend/rows.ts';

const line = {
  id: 7,
  minQuantity: 25,
  fixedPrice: 0.0402,
  is_min_value: 1,
  hide_pricing: 0,
  line_min: 25,
  line_max: null,
};

test('decimals may be numbers or padded text', () => {
  const asText = { ...line, minQuantity: '25', fixedPrice: '0.04020', line_min: '25.00' };
  expect(parseRows(priceLineRow, [asText])).toEqual(parseRows(priceLineRow, [line]));
  expect(parseRows(priceLineRow, [line])[0]).toMatchObject({ fixedPrice: 4020, line_min: 2500, line_max: null });
});

test('flags may be numbers, booleans, null or missing', () => {
  const flags = [1, true, 0, false, null, undefined].map((hide_pricing) => ({ ...line, hide_pricing }));
  expect(parseRows(priceLineRow, flags).map((row) => row.hide_pricing)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('missing quantities and lead times stay unknown', () => {
  expect(parseRows(vendorStockRow, [{ quantity_available: null, lead_time: null }, {}])).toEqual([
    { quantity_available: null, lead_time: null },
    { quantity_available: null, lead_time: null },
  ]);
  expect(parseRows(stockRow, [{ stock: null }, { stock: '12' }])).toEqual([{ stock: 0 }, { stock: 12 }]);
});

test('a row that is no such row is refused', () => {
  expect(() => parseRows(priceLineRow, [{ ...line, fixedPrice: 'cheap' }])).toThrow();
  expect(() => parseRows(modifierRow, [{ id: 1, type: 'flavour', key: 'a', label: 'b' }])).toThrow();
  expect(() => parseRows(compoundRow, [null])).toThrow();
});
