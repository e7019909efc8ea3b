import autocannon from 'autocannon';
import type { Miniflare } from 'miniflare';
import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { queryString } from '../../../src/domain/shop/catalog-url/query-string.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';
import { percentile, report } from '../report.ts';
import { randomQuery } from '../search/random-query.ts';

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 8;
const PATHS = 500;
const PAGES = 400;

const requestsPerSecond = async (origin: string, paths: readonly string[]): Promise<number> => {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} responses were not 2xx.`);
  return result.requests.average;
};

const fetchAll = async (origin: string, paths: readonly string[], onFirstByte?: (ms: number) => void) => {
  for (const path of paths) {
    const started = performance.now();
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
    onFirstByte?.(performance.now() - started);
    await response.arrayBuffer();
  }
};

const pageFigures = async (origin: string, worker: number, name: string, paths: readonly string[], bars: boolean) => {
  await fetchAll(origin, paths.slice(0, 100));
  const firstBytes: number[] = [];
  const before = cpuMs(worker);
  await fetchAll(origin, paths, (ms) => firstBytes.push(ms));
  const cpu = (cpuMs(worker) - before) / paths.length;
  report({ name: `${name}: CPU of workerd a page`, value: cpu, unit: 'ms', ...(bars ? { bar: '≤ 10' } : {}) });
  const middle = percentile(firstBytes, 0.5);
  report({ name: `${name}: first byte, median`, value: middle, unit: 'ms', ...(bars ? { bar: '≤ 15' } : {}) });
};

/** The built Worker in workerd: API throughput compared with an empty JSON route, and the cost of pages. */
export const siteFigures = async (port: number, catalog: Catalog): Promise<void> => {
  const worker: Miniflare = await startBuiltWorker(port);
  try {
    const origin = (await worker.ready).origin;
    const [pid] = workerdProcesses();
    if (pid === undefined) throw new Error('workerd did not start.');
    const queries = Array.from({ length: PATHS }, (_, seed) => randomQuery(catalog, seed));
    const search = queries.map((query) => `/api/compounds-search?${queryString(query)}`);
    await requestsPerSecond(origin, search);
    const empty: number[] = [];
    const api: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      empty.push(await requestsPerSecond(origin, ['/healthz']));
      api.push(await requestsPerSecond(origin, search));
    }
    const ratios = api.map((rate, round) => (rate / (empty[round] ?? Number.NaN)) * 100);
    report({ name: 'empty JSON route, median', value: percentile(empty, 0.5), unit: 'requests/s' });
    report({ name: '/api/compounds-search, random queries, median', value: percentile(api, 0.5), unit: 'requests/s' });
    report({
      name: `/api/compounds-search beside the empty route, median of ${ROUNDS} rounds`,
      value: percentile(ratios, 0.5),
      unit: '%',
      bar: '≥ 50',
    });
    const store = queries
      .slice(0, PAGES)
      .map((query) => `/shop/orings?${queryString({ ...query, page: 1, limit: 25 })}`);
    await pageFigures(origin, pid, '/shop/orings, 25 rows', store, true);
    const product = Array.from({ length: PAGES }, (_, at) => {
      const compound = catalog.compounds[at % catalog.compounds.length];
      return `/product/${compound?.label.toLowerCase()}-214`;
    });
    const known = await Promise.all(product.map(async (path) => ((await fetch(origin + path)).ok ? [path] : [])));
    await pageFigures(origin, pid, '/product/{name}', known.flat(), false);
  } finally {
    await worker.dispose();
  }
};
