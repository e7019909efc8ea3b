import type { Catalog } from '../../../src/domain/shop/catalog/index/catalog.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { CatalogQuery } from '../../../src/domain/shop/catalog/query.ts';
import { searchCatalog } from '../../../src/domain/shop/catalog/search/search-catalog.ts';
import { readPointer, readSnapshotBytes, type SnapshotStore } from '../../../src/server/catalog/publish.ts';
import { openLocalBindings } from '../../../src/tools/start/local-bindings.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { percentile, report } from '../report.ts';
import { randomQuery } from '../search/random-query.ts';
import { type AskedIndex, shardedIndex, wholeIndex } from './queried-index.ts';
import { builtShard, scaledCatalog, sizeRanges } from './scaled-catalog.ts';

/*
 * The index at 1×, 3× and 10× the size of the catalog: the first as one index, as in the store, the others in shards,
 * each a separate Worker behind one front. All three run queries from the same seeds; docs/scale.md discusses the
 * figures.
 */
const PORT = Number(process.env.PORT ?? 8796);
const TIMES = [1, 3, 10];
/**
 * Combinations of size and compound in a shard: a snapshot of about 20 MiB, which can grow by a quarter within one KV
 * value.
 */
const MAX_COMBINATIONS = 1_600_000;
const KV_VALUE_MIB = 25;
const MIB = 2 ** 20;

const WARM_UP = 100;
const QUERIES = 500;
/** The best run of each query counts, which excludes time taken by other processes. */
const RUNS = 3;
const IN_WORKERD = 200;
const BATCH = 20;
const REPEAT = 20;
/** Queries that are compared between one index and shards. */
const COMPARED = 300;
/** Visitors use pages up to this one; every tenth query requests a page up to the 20,000th. */
const FIRST_PAGES = 5;

const progress = (text: string): void => console.error(`… ${text}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const publishedCatalog = async (): Promise<Catalog> => {
  const { directory } = await prepareState({ port: PORT });
  const bindings = await openLocalBindings(directory);
  const kv = bindings.kv as unknown as SnapshotStore;
  const pointer = await readPointer(kv);
  const bytes = pointer && (await readSnapshotBytes(kv, pointer.version));
  await bindings.close();
  if (!bytes) throw new Error('No snapshot is published.');
  return openCatalog(bytes);
};

/** Throws when the response of the shards differs from that of one index. */
const compare = async (seed: Catalog): Promise<void> => {
  const catalog = scaledCatalog(seed, 1);
  const whole = openCatalog(builtShard(catalog, { from: 0, to: catalog.sizes.length }).snapshot);
  const ranges = sizeRanges(catalog, (catalog.sizes.length * catalog.compounds.length) / 3);
  const sharded = shardedIndex(ranges.map((range) => builtShard(catalog, range).snapshot));
  for (let at = 0; at < COMPARED; at++) {
    const query = randomQuery(whole, at);
    if (JSON.stringify(await sharded.search(query)) !== JSON.stringify(searchCatalog(whole, query))) {
      throw new Error(`The results of shards differ: ${JSON.stringify(query)}`);
    }
  }
  report({
    name: `answers of ${ranges.length} shards equal to one index's, byte for byte`,
    value: COMPARED,
    unit: 'answers',
  });
};

type Print = (name: string, value: number, unit: string) => void;

/** Prints the figures of one size, each relative to the current catalog. */
const printer = (first: Map<string, number>, times: number): Print => {
  return (name, value, unit) => {
    report({ name: `${times}×: ${name}`, value, unit });
    if (times === 1) first.set(name, value);
    const asItIs = first.get(name) ?? 0;
    if (times > 1 && asItIs > 0) report({ name: `${times}×: ${name}, beside 1×`, value: value / asItIs, unit: '×' });
  };
};

const queries = ({ lists }: AskedIndex, count: number): CatalogQuery[] =>
  Array.from({ length: count }, (_, at) => randomQuery(lists, at));

const printTimes = (print: Print, where: string, asked: readonly CatalogQuery[], times: readonly number[]): void => {
  const near = times.filter((_, at) => (asked[at]?.page ?? 0) <= FIRST_PAGES);
  print(`search p50, ${where}`, percentile([...times], 0.5), 'ms');
  print(`search p99 of pages 1 to ${FIRST_PAGES}, ${where}`, percentile(near, 0.99), 'ms');
  print(`search p99 of all pages, ${where}`, percentile([...times], 0.99), 'ms');
};

const askInNode = async (index: AskedIndex, print: Print): Promise<void> => {
  const asked = queries(index, QUERIES);
  for (const query of asked.slice(0, WARM_UP)) await index.search(query);
  const times: number[] = [];
  const callsBefore = index.calls();
  for (const query of asked) {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now();
      await index.search(query);
      best = Math.min(best, performance.now() - started);
    }
    times.push(best);
  }
  printTimes(print, 'Node', asked, times);
  print('calls of shards a question', (index.calls() - callsBefore) / QUERIES / RUNS, 'calls');
};

const askInWorkerd = async (index: AskedIndex, print: Print): Promise<void> => {
  const running = await index.start();
  try {
    await running.ask('/idle');
    const load = await running.ask<{ readMs: number; openMs: number; frontMs?: number }>('/load');
    print('read from KV, slowest isolate', load.readMs, 'ms');
    print('opened, slowest isolate', load.openMs, 'ms');
    if (load.frontMs !== undefined) print('front opened', load.frontMs, 'ms');
    await running.ask(`/run?from=${QUERIES}&count=${IN_WORKERD}&repeat=1`);
    const times: number[] = [];
    const before = running.cpu();
    for (let from = 0; from < IN_WORKERD; from += BATCH) {
      times.push(...(await running.ask<number[]>(`/run?from=${from}&count=${BATCH}&repeat=${REPEAT}`)));
    }
    print('CPU of workerd a question', (running.cpu() - before) / (IN_WORKERD * REPEAT), 'ms');
    printTimes(print, 'workerd', queries(index, IN_WORKERD), times);
    const heaps: number[] = [];
    for (const name of index.isolates) heaps.push(await running.heapMiB(name));
    print('largest isolate, objects and buffers after GC', Math.max(...heaps), 'MiB');
    print('all isolates', sum(heaps), 'MiB');
    if (heaps.length > 1) print('front', heaps[0] ?? 0, 'MiB');
  } finally {
    await running.stop();
  }
};

const measure = async (seed: Catalog, times: number, print: Print): Promise<void> => {
  progress(`${times}×: building`);
  const catalog = scaledCatalog(seed, times);
  const shards = sizeRanges(catalog, MAX_COMBINATIONS).map((range) => builtShard(catalog, range));
  const bytes = shards.map(({ snapshot }) => snapshot.byteLength / MIB);
  const [only] = shards;
  if (!only) throw new Error('A catalog has at least one shard.');
  print('sizes', catalog.sizes.length, 'sizes');
  print('compounds', catalog.compounds.length, 'compounds');
  print('shards', shards.length, 'shards');
  print('CPU of building all shards', sum(shards.map(({ ms }) => ms)) / 1000, 's');
  print('snapshots, all', sum(bytes), 'MiB');
  print('largest snapshot', Math.max(...bytes), 'MiB');
  if (Math.max(...bytes) > KV_VALUE_MIB) throw new Error('A snapshot exceeds the size of a KV value.');
  const index = shards.length === 1 ? wholeIndex(only.snapshot) : shardedIndex(shards.map(({ snapshot }) => snapshot));
  print('parts', index.parts, 'parts');
  print('CPU of opening the slowest shard, Node', Math.max(...index.openMs), 'ms');
  progress(`${times}×: querying in Node`);
  await askInNode(index, print);
  progress(`${times}×: querying in workerd`);
  await askInWorkerd(index, print);
};

progress('preparing the catalog');
const seed = await publishedCatalog();
progress('comparing shards with one index');
await compare(seed);
const first = new Map<string, number>();
for (const times of TIMES) await measure(seed, times, printer(first, times));
process.exit(0);
