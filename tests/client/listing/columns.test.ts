import { expect, test } from 'vitest';
import { COLUMNS, sortColumns, sortTitle } from '../../../src/client/ui/listing/columns.ts';
import { COMPOUND_COLUMNS } from '../../../src/domain/catalog/index/compound-orders.ts';
import { SORT_COLUMNS } from '../../../src/domain/catalog/query.ts';

test('the sort menu offers every order of the index once, in the order of the columns', () => {
  expect(sortColumns('parts')).toEqual(SORT_COLUMNS);
  expect(sortColumns('compounds')).toEqual(COMPOUND_COLUMNS);
});

test('no two columns of a listing share a class or a title', () => {
  for (const columns of Object.values(COLUMNS)) {
    const titles = columns.flatMap((column) => column.titles.map(({ text }) => text));
    expect(new Set(columns.map(({ className }) => className)).size).toBe(columns.length);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('an order has the name its own listing gives it; one that only parts have keeps theirs', () => {
  expect(sortTitle('parts', 'name')).toBe('Part number');
  expect(sortTitle('compounds', 'name')).toBe('Compound number');
  expect(sortTitle('compounds', 'price')).toBe('Starting price');
});
