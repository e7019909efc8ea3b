import { describe, expect, test } from 'vitest';
import { renameOptions } from '../../../../../src/domain/shop/catalog/index/rename-options.ts';
import { modifierOptions } from '../../../../../src/domain/shop/catalog/modifier-options.ts';
import { EMPTY_QUERY } from '../../../../../src/domain/shop/catalog/query.ts';
import { listingJson } from '../../../../../src/domain/shop/catalog/rows/listing-json.ts';
import { searchCatalog } from '../../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { indexed } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

const catalog = indexed(SMALL_CATALOG);
const colors = modifierOptions(catalog, 'color');
const query = { ...EMPTY_QUERY, facets: { ...EMPTY_QUERY.facets, color: ['black'] } };
const shownIn = (one: typeof catalog) =>
  searchCatalog(one, EMPTY_QUERY).facetList.color.map(({ key, label }) => ({ key, label }));

test('returns the same catalog object when lists match the index', () => {
  expect(renameOptions(catalog, {})).toBe(catalog);
  expect(renameOptions(catalog, { color: colors, material: modifierOptions(catalog, 'material') })).toBe(catalog);
});

test.each([
  ['empty', []],
  ['of other keys', [{ key: 'x', label: 'X' }]],
])('ignores a list that is %s', (_, color) => {
  expect(renameOptions(catalog, { color })).toBe(catalog);
});

describe('a renamed option', () => {
  const renamed = renameOptions(catalog, {
    color: colors.map((one) => (one.key === 'black' ? { key: 'BLACK', label: 'Jet “black”' } : one)),
  });

  test('has its new name in the list and on the chip; counts and order stay', () => {
    const [before, after] = [searchCatalog(catalog, query), searchCatalog(renamed, query)];
    expect(after.filterList).toEqual([{ key: 'color', value: 'black', label: 'Jet “black”' }]);
    expect(after.facetList).toEqual({
      ...before.facetList,
      color: before.facetList.color.map((one) => (one.key === 'black' ? { ...one, label: 'Jet “black”' } : one)),
    });
    expect(after.items).toEqual(before.items);
  });

  test('has its new name in the prebuilt JSON too', () => {
    expect(JSON.parse(listingJson(renamed, query))).toEqual(searchCatalog(renamed, query));
  });

  test('leaves the original catalog unchanged', () => {
    expect(shownIn(catalog)).toContainEqual({ key: 'black', label: 'Black' });
  });
});

test('hides an option that its list lacks, but still filters by it', () => {
  const hidden = renameOptions(catalog, { color: colors.filter(({ key }) => key !== 'black') });
  expect(shownIn(hidden).map(({ key }) => key)).toEqual(
    shownIn(catalog)
      .map(({ key }) => key)
      .filter((key) => key !== 'black'),
  );
  expect(searchCatalog(hidden, query).totalItems).toBe(searchCatalog(catalog, query).totalItems);
  expect(JSON.parse(listingJson(hidden, query))).toEqual(searchCatalog(hidden, query));
});
