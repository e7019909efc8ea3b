import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { seedCatalog } from '../../support/catalog/seed-catalog.ts';
import { percentile, report } from '../report.ts';
import { firstQuantityQuery, quantityQuery } from './quantity-queries.ts';
import { inUse } from './search-bench.ts';

const QUERIES = 2_000;
const FIRST_QUERIES = 100;

/** A query is repeated, to exclude time taken by other processes. */
const REPEATS = 5;

const timed = (catalog: Catalog, query: CatalogQuery): number => {
  const started = performance.now();
  searchCatalog(catalog, query);
  return performance.now() - started;
};

const best = (catalog: Catalog, query: CatalogQuery): number =>
  Math.min(...Array.from({ length: REPEATS }, () => timed(catalog, query)));

/** Sorts by the price at a quantity in Node: the first query in a process, for a quantity, and all others. */
export const quantityFigures = async (catalog: Catalog): Promise<void> => {
  const before = await inUse();
  const first = timed(catalog, firstQuantityQuery(0));
  report({ name: 'first price sort at a quantity, whole catalog, Node', value: first, unit: 'ms', bar: '≤ 30' });
  const firsts = Array.from({ length: FIRST_QUERIES }, (_, at) => timed(catalog, firstQuantityQuery(at + 1)));
  const p99 = percentile(firsts, 0.99);
  report({ name: 'price sort at another quantity p99, Node', value: p99, unit: 'ms', bar: '≤ 30' });
  for (let seed = 0; seed < QUERIES; seed++) searchCatalog(catalog, quantityQuery(catalog, QUERIES + seed));
  const times = Array.from({ length: QUERIES }, (_, seed) => best(catalog, quantityQuery(catalog, seed)));
  const starting = Array.from({ length: QUERIES }, (_, seed) =>
    best(catalog, { ...quantityQuery(catalog, seed), quantity: null }),
  );
  report({ name: 'price sort at a known quantity p50, Node', value: percentile(times, 0.5), unit: 'ms' });
  report({ name: 'price sort at a known quantity p99, Node', value: percentile(times, 0.99), unit: 'ms', bar: '≤ 5' });
  report({ name: 'price sort by starting price p99, Node', value: percentile(starting, 0.99), unit: 'ms' });
  // The snapshot contains the other part, 2.4 MiB.
  report({
    name: 'memory of price sorts at quantities, Node',
    value: (await inUse()) - before,
    unit: 'MiB',
    bar: '≤ 5.6',
  });
};

if (import.meta.main) await quantityFigures(await seedCatalog());
