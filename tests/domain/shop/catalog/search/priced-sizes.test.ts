import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdE5 } from '../../../../../src/domain/kit/units.ts';
import { EMPTY_QUERY } from '../../../../../src/domain/shop/catalog/query.ts';
import { partAt } from '../../../../../src/domain/shop/catalog/rows/part-at.ts';
import { matchParts } from '../../../../../src/domain/shop/catalog/search/match-parts.ts';
import { partsFrom } from '../../../../../src/domain/shop/catalog/search/page-cells.ts';
import { pricedSizes } from '../../../../../src/domain/shop/catalog/search/priced-sizes.ts';
import { indexed, randomCatalog, randomQuestion } from '../../../../support/catalog/random-catalog.ts';

const bound = fc.option(fc.integer({ min: 0, max: 500_000 }).map(usdE5), { nil: null });

test('returns the sizes and parts that are in both lists of the store and within the prices', () => {
  fc.assert(
    fc.property(randomCatalog, randomQuestion, randomQuestion, bound, bound, (lists, one, other, min, max) => {
      const catalog = indexed(lists);
      const [first, second] = [one, other].map((question) => {
        const query = { ...question, mode: 'parts', slug: null } as const;
        return { query, match: matchParts(catalog, query) };
      });
      if (!first || !second) throw new Error('There are two queries.');
      const [listed, alsoListed] = [first, second].map(
        ({ match }) => new Set(partsFrom(catalog, match, EMPTY_QUERY, 0, match.total)),
      );
      const both = [...(listed ?? [])].filter((cell) => alsoListed?.has(cell));
      const priced = both.filter((cell) => {
        const { priceE5 } = partAt(catalog, cell);
        return priceE5 > 0 && priceE5 >= (min ?? 0) && priceE5 <= (max ?? Number.POSITIVE_INFINITY);
      });

      const found = pricedSizes(catalog, [first, second], { min, max });
      const cells = found.sizes.flatMap((size) => found.cellsOf(size));
      expect(cells.toSorted((a, b) => a - b)).toEqual(priced.toSorted((a, b) => a - b));
      expect(new Set(found.sizes).size).toBe(found.sizes.length);
      expect(found.sizes.every((size) => found.cellsOf(size).length > 0)).toBe(true);
      expect(found.unpriced).toBe(both.filter((cell) => partAt(catalog, cell).priceE5 === 0).length);
    }),
    { numRuns: 150 },
  );
});

test('sorts the parts of a size by stock', () => {
  fc.assert(
    fc.property(randomCatalog, (lists) => {
      const catalog = indexed(lists);
      const search = { query: EMPTY_QUERY, match: matchParts(catalog, EMPTY_QUERY) };
      const { sizes, cellsOf } = pricedSizes(catalog, [search], { min: null, max: null });
      for (const size of sizes) {
        const parts = cellsOf(size).map((cell) => partAt(catalog, cell));
        const soft = parts.filter(
          ({ compound }) => !((catalog.rigidCompounds[compound >>> 5] ?? 0) & (1 << (compound & 31))),
        );
        const ranks = soft.map(({ onHand, vendorQuantity }) => (onHand > 0 ? 0 : vendorQuantity > 0 ? 1 : 2));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 50 },
  );
});
