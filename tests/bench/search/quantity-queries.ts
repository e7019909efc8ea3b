import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { type CatalogQuery, EMPTY_PAGE } from '../../../src/domain/shop/catalog/query.ts';
import { seededRandom } from '../../support/random.ts';
import { randomQuery } from './random-query.ts';

/** Number of quantities that the queries alternate between: as many as the index stores. */
const QUANTITIES = [1, 50, 400, 50_000] as const;

/** Returns a visitor's query at one of the stored quantities, sorted by price. Every fourth has no filters. */
export const quantityQuery = (catalog: Catalog, seed: number): CatalogQuery => {
  const random = seededRandom(seed);
  const query = seed % 4 === 0 ? { ...EMPTY_PAGE, page: 1 + random.below(40_000) } : randomQuery(catalog, seed);
  const direction = random.pick(['asc', 'asc', 'desc'] as const);
  return { ...query, quantity: random.pick(QUANTITIES), sort: { column: 'price', direction } };
};

/** Returns the whole catalog sorted by price at a quantity that no other query of the benchmark has. */
export const firstQuantityQuery = (at: number): CatalogQuery => ({
  ...EMPTY_PAGE,
  quantity: 1_000_000 + at,
  sort: { column: 'price', direction: 'asc' },
});
