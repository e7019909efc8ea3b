import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import { priceListId } from '../../../../src/domain/shop/bulk/price-list-id.ts';
import { TABLES } from '../../../../src/domain/shop/bulk/tables.ts';
import { csvHeader, csvLine, jsonLine, rowObject } from '../../../../src/domain/shop/bulk/text-rows.ts';

const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', ' ', 'é', '–') });

test('a CSV reader gets the cells of any row back', () => {
  fc.assert(
    fc.property(text, text, fc.double({ noNaN: true, noDefaultInfinity: true }), (name, description, number) => {
      const row = [name, description, 'AS568-214', 'as568', number, 3.53, null, null, 'FK7502', null];
      const file = csvHeader(TABLES.parts) + csvLine(TABLES.parts, row);
      const { data } = Papa.parse<string[]>(file, { newline: '\r\n', skipEmptyLines: true });
      expect(data[0]).toEqual(TABLES.parts.columns.map((column) => column.name));
      expect(data[1]).toEqual(row.map((cell) => (cell === null ? '' : String(cell))));
    }),
  );
});

test('a JSON reader gets the named cells back, and money as a decimal string', () => {
  const row = ['0123456789abcdef', 100, 3_425, 2_500_000, null];
  expect(JSON.parse(jsonLine(TABLES.price_lists, row))).toEqual({
    price_list_id: '0123456789abcdef',
    min_quantity: 100,
    unit_price_usd: '0.03425',
    line_minimum_usd: '25.00',
    line_maximum_usd: null,
  });
  expect(csvLine(TABLES.price_lists, row)).toBe('0123456789abcdef,100,0.03425,25.00,\r\n');
  expect(rowObject(TABLES.stock, ['FK7502-214', 5, 0])).toEqual({ part_number: 'FK7502-214', on_hand: 5, vendor: 0 });
});

test('every key column comes first and is never empty', () => {
  for (const { key, columns } of Object.values(TABLES)) {
    expect(columns.slice(0, key.length).map(({ name }) => name)).toEqual(key);
    expect(columns.slice(0, key.length).some(({ isNullable }) => isNullable)).toBe(false);
  }
});

test('price lists have the same ID exactly if they have the same prices', () => {
  const list = fc.record({
    breaks: fc.array(
      fc.record({
        minQuantity: fc.integer({ min: 1, max: 9 }),
        unitPriceE5: fc.integer({ min: 1, max: 9 }).map(usdE5),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    hidden: fc.constant(false),
    lineMinCents: fc.constantFrom(usdCents(2500), usdCents(5000)),
    lineMaxCents: fc.constantFrom(null, usdCents(1)),
  });
  fc.assert(
    fc.property(list, list, (a, b) => {
      expect(priceListId(a)).toMatch(/^[0-9a-f]{16}$/);
      expect(priceListId(a) === priceListId(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});
