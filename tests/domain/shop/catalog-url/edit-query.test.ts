import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mm } from '../../../../src/domain/kit/units.ts';
import { FACET_GROUPS } from '../../../../src/domain/shop/catalog/facets.ts';
import { EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { removeFilter } from '../../../../src/domain/shop/catalog/remove-filter.ts';
import * as edit from '../../../../src/domain/shop/catalog-url/edit-query.ts';
import { queryPairs, queryString } from '../../../../src/domain/shop/catalog-url/query-string.ts';
import { anyQuery } from './arbitraries.ts';

const paged = { ...EMPTY_QUERY, page: 7 };

test('checking and clearing a value restores the filters, on page 1', () => {
  const ticked = edit.toggleFacet(paged, 'material', 'fkm');
  expect(queryString(ticked)).toBe('material=fkm');
  expect(edit.toggleFacet(ticked, 'material', 'fkm')).toEqual(EMPTY_QUERY);
});

test('toggling twice changes no filter in any query', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...FACET_GROUPS), (query, group) => {
      const twice = edit.toggleFacet(edit.toggleFacet(query, group, 'new-value'), group, 'new-value');
      expect(twice).toEqual({ ...query, page: 1 });
    }),
  );
});

test('selecting a size adds it, resets the dimension ranges and goes to page 1; selecting it again removes it', () => {
  const ranged = { ...paged, idMm: { low: mm(1), high: mm(2) }, csMm: { low: mm(1), high: null } };
  const chosen = edit.selectSize(ranged, 'AS568-214');
  expect(queryString(chosen)).toBe('size=AS568-214');
  expect(queryString(edit.selectSize(chosen, 'P10'))).toBe('size=AS568-214,P10');
  expect(edit.selectSize(chosen, 'AS568-214')).toEqual(EMPTY_QUERY);
});

test('a column sorts descending first, then ascending, then not at all', () => {
  const first = edit.withSort(paged, 'price');
  const second = edit.withSort(first, 'price');
  expect([first, second, edit.withSort(second, 'price')].map((query) => queryString(query))).toEqual([
    'sortBy=price:desc',
    'sortBy=price:asc',
    'sortBy=price:desc',
  ]);
  expect(queryString(edit.withSort(second, 'id'))).toBe('sortBy=id:desc');
});

test('swaps a reversed range', () => {
  expect(edit.withRange(paged, 'csMm', { low: mm(5), high: mm(2) }).csMm).toEqual({ low: 2, high: 5 });
});

test('every chip can be removed, one at a time, until no filter is left', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const chips = queryPairs({ ...query, quantity: null, sort: null, page: 1, limit: 10, mode: 'parts' }).flatMap(
        ([key, value]) => (key === 'search' ? [value] : value.split(',')).map((part) => ({ key, value: part })),
      );
      expect(edit.countFilters(query)).toBe(chips.filter(({ key }) => key !== 'slug').length);
      const bare = chips.reduce(removeFilter, query);
      expect(edit.countFilters(bare)).toBe(0);
      expect(edit.sameFilters(bare, edit.clearAll(query))).toBe(true);
    }),
  );
});

test('paging and sorting keep the filters, checking a value does not', () => {
  expect(edit.sameFilters(paged, edit.withPage(edit.withSort(paged, 'id'), 3))).toBe(true);
  expect(edit.sameFilters(paged, edit.toggleFacet(paged, 'color', 'red'))).toBe(false);
});

test('a quantity returns to the first page and survives filters, sorting and Clear All', () => {
  const query = edit.withQuantity(paged, 400);
  expect(query.page).toBe(1);
  const changed = edit.withSort(edit.toggleFacet(query, 'color', 'red'), 'price', 'asc');
  expect(queryString(edit.clearAll(changed))).toBe('quantity=400');
  expect(queryString(changed)).toContain('quantity=400');
  expect(queryString(edit.withQuantity(changed, null))).not.toContain('quantity');
  expect(edit.ofCompounds(changed).quantity).toBeNull();
});

test('the same quantity leaves the page, as when a field loses focus unchanged', () => {
  expect(paged.page).toBeGreaterThan(1);
  expect(edit.withQuantity(paged, paged.quantity)).toEqual(paged);
  const second = { ...edit.withQuantity(paged, 400), page: 2 };
  expect(edit.withQuantity(second, 400)).toEqual(second);
});

test('Clear All keeps only the kind of listing, or restores the initial state of an embedded listing', () => {
  const query = { ...paged, mode: 'compounds' as const, search: 'x' };
  expect(edit.clearAll(query)).toEqual({ ...EMPTY_QUERY, mode: 'compounds' });
  expect(edit.clearAll(query, { ...EMPTY_QUERY, search: 'start' }).search).toBe('start');
});
