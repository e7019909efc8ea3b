import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_QUERY } from '../../../../../src/domain/shop/catalog/query.ts';
import { relaxations } from '../../../../../src/domain/shop/catalog/search/relax.ts';
import { searchCatalog } from '../../../../../src/domain/shop/catalog/search/search-catalog.ts';
import { indexed, randomCatalog, randomQuestion } from '../../../../support/catalog/random-catalog.ts';
import { SMALL_CATALOG } from '../../../../support/catalog/small-catalog.ts';

test('returns the gain of dropping each filter, highest first', () => {
  const facets = { ...EMPTY_QUERY.facets, material: ['fkm'], color: ['black'] };
  const relaxed = relaxations(indexed(SMALL_CATALOG), { ...EMPTY_QUERY, facets, page: 7 });
  expect(relaxed.map(({ filter, totalItems }) => [filter.label, totalItems])).toEqual([
    ['FKM', 13],
    ['Black', 7],
  ]);
  expect(relaxed[0]?.query).toEqual({ ...EMPTY_QUERY, facets: { ...EMPTY_QUERY.facets, color: ['black'] } });
});

test('each total is that of its query without one filter', () => {
  fc.assert(
    fc.property(randomCatalog, randomQuestion, (plain, query) => {
      const catalog = indexed(plain);
      const before = searchCatalog(catalog, query).filterList;
      for (const relaxed of relaxations(catalog, query)) {
        const answer = searchCatalog(catalog, relaxed.query);
        expect(answer.totalItems).toBe(relaxed.totalItems);
        expect(answer.filterList.length).toBeLessThan(before.length);
        expect(answer.filterList).not.toContainEqual(relaxed.filter);
      }
    }),
    { numRuns: 60 },
  );
});
