import { expect, test } from 'vitest';
import { type Column, columnClass } from '../../../src/client/ui/listing/table/column.ts';
import { COLUMNS, sortColumns, sortTitle } from '../../../src/client/ui/listing/table/columns.ts';
import { COMPOUND_COLUMNS } from '../../../src/client/ui/listing/table/compound-columns.tsx';
import { SHOP_COLUMNS } from '../../../src/client/ui/listing/table/shop-columns.tsx';
import { COMPOUND_ORDER_KEYS } from '../../../src/domain/shop/catalog/index/compound-orders.ts';
import { SORT_COLUMNS } from '../../../src/domain/shop/catalog/query.ts';
import { classesOf, styleFiles } from '../../support/class-names.ts';

const LISTINGS = Object.entries(COLUMNS);
const titleOf = ({ titles }: Pick<Column<never>, 'titles'>): string => titles[0].text;

test('the sort menu offers every order of the index once, in the order of the columns', () => {
  expect(sortColumns('parts')).toEqual(SORT_COLUMNS);
  expect(sortColumns('compounds')).toEqual(COMPOUND_ORDER_KEYS);
});

test.each(LISTINGS)('no two columns of %s share a title', (_mode, columns) => {
  const titles = columns.flatMap((column) => column.titles.map(({ text }) => text));
  expect(new Set(titles).size).toBe(titles.length);
});

test('an order has the name its own listing gives it; one that only parts have keeps theirs', () => {
  expect(sortTitle('parts', 'name')).toBe('Part number');
  expect(sortTitle('compounds', 'name')).toBe('Compound number');
  expect(sortTitle('compounds', 'price')).toBe('Starting price');
});

test('small screens show the name of a row, and what stands beside it, each in a place of its own', () => {
  const placed = (columns: readonly Pick<Column<never>, 'titles' | 'narrow'>[]) =>
    columns.flatMap((column) => (column.narrow === undefined ? [] : [[column.narrow, titleOf(column)]]));
  expect(placed(COLUMNS.parts)).toEqual([
    ['name', 'Part Number'],
    ['price', 'Starting Price'],
    ['stock', 'Stock'],
  ]);
  expect(placed(COLUMNS.compounds)).toEqual([
    ['name', 'Compound Number'],
    ['sheet', 'Datasheets'],
  ]);
});

test.each(LISTINGS)('the table of %s has one column that takes what the others leave', (_mode, columns) => {
  expect(columns.filter(({ width }) => width === 'rest')).toHaveLength(1);
});

test('who points at a text that is cut off can read the whole', () => {
  const cut = [...SHOP_COLUMNS, ...COMPOUND_COLUMNS].filter(({ width }) => width === 'cut' || width === 'rest');
  expect(cut).not.toEqual([]);
  expect(cut.filter(({ tooltip }) => tooltip === undefined).map(titleOf)).toEqual([]);
});

test('the styles have a rule for what columns say of their layout, and none besides', () => {
  const said = LISTINGS.flatMap(([, columns]) => columns.flatMap((column) => columnClass(column)?.split(' ') ?? []));
  const ruled = styleFiles
    .filter(({ file }) => file === 'client/ui/listing/table/column.css')
    .flatMap(({ selectors }) => selectors.flatMap(classesOf))
    // `from` is for what is in a cell as well.
    .filter((name) => /^column-(?!from-)/.test(name));
  expect(new Set(ruled)).toEqual(new Set(said.filter((name) => !name.startsWith('column-from-'))));
});

test('a column without a layout has no class', () => {
  expect(columnClass({})).toBeUndefined();
  expect(columnClass({ width: 'rest', figures: 'right', from: 1280, narrow: 'price' })).toBe(
    'column-width-rest column-figures-right column-from-1280 column-narrow-price',
  );
});
