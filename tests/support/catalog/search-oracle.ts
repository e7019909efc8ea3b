import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACET_GROUPS } from '../../../src/domain/shop/catalog/facets.ts';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { type CatalogQuery, SORT_COLUMNS } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { naiveSearch } from './naive-catalog.ts';
import { indexed, randomCatalog, randomQuestion } from './random-catalog.ts';

const allPages = (catalog: Catalog, query: CatalogQuery): number[] => {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { items, totalItems } = searchCatalog(catalog, { ...query, page });
    const expected = Math.max(0, Math.min(query.limit, totalItems - (page - 1) * query.limit));
    expect(items).toHaveLength(expected);
    if (items.length === 0) return ids;
    ids.push(...items.map(({ id }) => id));
  }
};

/** Returns the same catalog, configured to read even small results from the orders by price and by stock. */
const withoutGathering = (catalog: Catalog): Catalog => ({
  ...catalog,
  scratch: { ...catalog.scratch, keys: new Float64Array(0) },
});

const countsOf = (catalog: Catalog, query: CatalogQuery): Record<string, number> => {
  const { facetList } = searchCatalog(catalog, query);
  return Object.fromEntries(
    FACET_GROUPS.flatMap((group) => facetList[group].map(({ key, count }) => [`${group}/${key}`, count])),
  );
};

/**
 * Compares the index with a scan of every part: random catalogs, random queries.
 *
 * @param catalogs the number of catalogs, with twelve queries each
 * @param sorted the number of catalogs listed in every order
 */
export const searchOracle = (catalogs: number, sorted: number): void => {
  test('totals, facet counts and all pages together equal a scan of every part', () => {
    fc.assert(
      fc.property(randomCatalog, fc.array(randomQuestion, { minLength: 12, maxLength: 12 }), (plain, queries) => {
        const catalog = indexed(plain);
        for (const query of queries) {
          const naive = naiveSearch(plain, query);
          expect(searchCatalog(catalog, query).totalItems).toBe(naive.ids.length);
          expect(countsOf(catalog, query)).toEqual(naive.counts);
          expect(searchCatalog(catalog, query).stockCounts).toEqual(naive.stockCounts);
          expect(allPages(catalog, query)).toEqual(naive.ids);
          expect(allPages(withoutGathering(catalog), query)).toEqual(naive.ids);
        }
      }),
      { numRuns: catalogs },
    );
  }, 120_000);

  test('every sort order in both directions lists each part once, in the order of a scan', () => {
    fc.assert(
      fc.property(randomCatalog, randomQuestion, (plain, question) => {
        const catalog = indexed(plain);
        const open = {
          ...question,
          search: '',
          facets: { ...question.facets, brand: [], compliance: [], subtype: [] },
        };
        for (const column of SORT_COLUMNS) {
          for (const direction of ['asc', 'desc'] as const) {
            const query: CatalogQuery = { ...open, sort: { column, direction } };
            const ids = allPages(catalog, query);
            expect(ids).toEqual(naiveSearch(plain, query).ids);
            if (column === 'price' || column === 'stock')
              expect(allPages(withoutGathering(catalog), query)).toEqual(ids);
            expect(new Set(ids).size).toBe(ids.length);
          }
        }
      }),
      { numRuns: sorted },
    );
  }, 120_000);
};
