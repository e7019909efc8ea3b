import { describe, expect, test } from 'vitest';
import { renameOptions } from '../../../../src/domain/shop/catalog/index/rename-options.ts';
import { modifierOptions } from '../../../../src/domain/shop/catalog/modifier-options.ts';
import { EMPTY_QUERY } from '../../../../src/domain/shop/catalog/query.ts';
import { listingJson } from '../../../../src/domain/shop/catalog/rows/listing-json.ts';
import { searchCatalog } from '../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { indexed } from '../../../support/random-catalog.ts';
import { SMALL_CATALOG } from '../../../support/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const colors = modifierOptions(catalog, 'color');
const query = { ...EMPTY_QUERY, facets: { ...EMPTY_QUERY.facets, color: ['black'] } };
const shownIn = (one: typeof catalog) =>
  searchCatalog(one, EMPTY_QUERY).facetList.color.map(({ key, label }) => ({ key, label }));

test('lists that say what the index says leave the catalog as it is: the same object', () => {
  expect(renameOptions(catalog, {})).toBe(catalog);
  expect(renameOptions(catalog, { color: colors, material: modifierOptions(catalog, 'material') })).toBe(catalog);
});

test.each([
  ['empty', []],
  ['of other keys', [{ key: 'x', label: 'X' }]],
])('a list that is %s is not believed', (_, color) => {
  expect(renameOptions(catalog, { color })).toBe(catalog);
});

describe('a renamed option', () => {
  const renamed = renameOptions(catalog, {
    color: colors.map((one) => (one.key === 'black' ? { key: 'BLACK', label: 'Jet “black”' } : one)),
  });

  test('is named so in the list and on the chip; counts and order stay', () => {
    const [before, after] = [searchCatalog(catalog, query), searchCatalog(renamed, query)];
    expect(after.filterList).toEqual([{ key: 'color', value: 'black', label: 'Jet “black”' }]);
    expect(after.facetList).toEqual({
      ...before.facetList,
      color: before.facetList.color.map((one) => (one.key === 'black' ? { ...one, label: 'Jet “black”' } : one)),
    });
    expect(after.items).toEqual(before.items);
  });

  test('is named so in the ready JSON too', () => {
    expect(JSON.parse(listingJson(renamed, query))).toEqual(searchCatalog(renamed, query));
  });

  test('leaves the catalog it came from alone', () => {
    expect(shownIn(catalog)).toContainEqual({ key: 'black', label: 'Black' });
  });
});

test('an option that its list lacks is hidden, and still answers a query that names it', () => {
  const hidden = renameOptions(catalog, { color: colors.filter(({ key }) => key !== 'black') });
  expect(shownIn(hidden).map(({ key }) => key)).toEqual(
    shownIn(catalog)
      .map(({ key }) => key)
      .filter((key) => key !== 'black'),
  );
  expect(searchCatalog(hidden, query).totalItems).toBe(searchCatalog(catalog, query).totalItems);
  expect(JSON.parse(listingJson(hidden, query))).toEqual(searchCatalog(hidden, query));
});
