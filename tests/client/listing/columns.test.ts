import { expect, test } from 'vitest';
import { type Column, columnClass } from '../../../src/client/ui/listing/table/column.ts';
import { COLUMNS, sortColumns, sortTitle } from '../../../src/client/ui/listing/table/columns.ts';
import { COMPOUND_COLUMNS } from '../../../src/client/ui/listing/table/compound-columns.tsx';
import { SHOP_COLUMNS } from '../../../src/client/ui/listing/table/shop-columns.tsx';
import { COMPOUND_ORDER_KEYS } from '../../../src/domain/shop/catalog/index/compound-orders.ts';
import { SORT_COLUMNS } from '../../../src/domain/shop/catalog/query.ts';
import { classesOf, styleFiles } from '../../support/source/class-names.ts';

const LISTINGS = Object.entries(COLUMNS);
const titleOf = ({ titles }: Pick<Column<never>, 'titles'>): string => titles[0].text;

test('the sort menu offers every order of the index once, the cheapest first', () => {
  expect(sortColumns('parts')[0]).toBe('price');
  expect(sortColumns('parts').toSorted()).toEqual(SORT_COLUMNS.toSorted());
  expect(sortColumns('compounds').toSorted()).toEqual(COMPOUND_ORDER_KEYS.toSorted());
});

test.each(LISTINGS)('columns of %s have unique titles', (_mode, columns) => {
  const titles = columns.flatMap((column) => column.titles.map(({ text }) => text));
  expect(new Set(titles).size).toBe(titles.length);
});

test('an order has the name of its listing; one that only parts have keeps theirs', () => {
  expect(sortTitle('parts', 'name')).toBe('Part number');
  expect(sortTitle('compounds', 'name')).toBe('Compound number');
  expect(sortTitle('compounds', 'price')).toBe('Price');
});

test('on small screens, the name of a row and the values next to it have distinct positions', () => {
  const placed = (columns: readonly Pick<Column<never>, 'titles' | 'narrow'>[]) =>
    columns.flatMap((column) => (column.narrow === undefined ? [] : [[column.narrow, titleOf(column)]]));
  expect(placed(COLUMNS.parts)).toEqual([
    ['name', 'Part Number'],
    ['features', 'Key Features'],
    ['price', 'Starting Price'],
    ['stock', 'Stock'],
  ]);
  expect(placed(COLUMNS.compounds)).toEqual([
    ['name', 'Compound Number'],
    ['sheet', 'Datasheets'],
  ]);
});

test.each(LISTINGS)('the table of %s has one column with flexible width', (_mode, columns) => {
  expect(columns.filter(({ width }) => width === 'rest')).toHaveLength(1);
});

test('truncated text has a tooltip with the full text', () => {
  const cut = [...SHOP_COLUMNS, ...COMPOUND_COLUMNS].filter(({ width }) => width === 'cut' || width === 'rest');
  expect(cut).not.toEqual([]);
  expect(cut.filter(({ tooltip }) => tooltip === undefined).map(titleOf)).toEqual([]);
});

test('the styles have exactly the rules for column layouts', () => {
  const said = LISTINGS.flatMap(([, columns]) => columns.flatMap((column) => columnClass(column)?.split(' ') ?? []));
  const ruled = styleFiles
    .filter(({ file }) => file === 'client/ui/listing/table/column.css')
    .flatMap(({ selectors }) => selectors.flatMap(classesOf))
    // `from` also applies to content within a cell.
    .filter((name) => /^column-(?!from-)/.test(name));
  expect(new Set(ruled)).toEqual(new Set(said.filter((name) => !name.startsWith('column-from-'))));
});

test('a column without a layout has no class', () => {
  expect(columnClass({})).toBeUndefined();
  expect(columnClass({ width: 'rest', figures: 'right', from: 1280, narrow: 'price' })).toBe(
    'column-width-rest column-figures-right column-from-1280 column-narrow-price',
  );
});
