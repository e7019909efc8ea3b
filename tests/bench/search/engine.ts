import { join } from 'node:path';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { projectRoot } from '../../../src/tools/process/steps.ts';
import { stateDir } from '../../../src/tools/start/prepare-state.ts';
import { isolateHeap } from '../process/isolate-heap.ts';
import { residentMiB, workerdProcesses } from '../process/process-usage.ts';
import { percentile, report } from '../report.ts';

const QUERIES = 1_000;
const BATCH = 50;
const REPEAT = 100;
const MEMORY_QUERIES = 10_000;
const TEXTS = 450;
const PARSE_REPEAT = 20;
const NEAREST = 500;
const FIRST_REPEAT = 5;

const bundle = async (): Promise<string> => {
  const outfile = join(projectRoot, 'dist/bench/search-worker.js');
  await build({
    entryPoints: [join(projectRoot, 'tests/bench/search/search-worker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd'],
    external: ['node:async_hooks'],
  });
  return outfile;
};

interface Engine {
  readonly ask: <T>(path: string) => Promise<T>;
  readonly pid: number;
  readonly heap: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Returns V8's heap size of the Worker's isolate after a garbage collection, including array buffers. In MiB. */
const heapOf = async (worker: Miniflare): Promise<number> => {
  const heap = await isolateHeap(worker);
  await heap.collect();
  const { objects, buffers } = await heap.usage();
  heap.close();
  return objects + buffers;
};

const startEngine = async (script: string, port: number): Promise<Engine> => {
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', path: script }],
      modulesRoot: join(projectRoot, 'dist/bench'),
      compatibilityDate: '2026-10-30',
      compatibilityFlags: ['nodejs_als'],
      kvNamespaces: { CACHE: 'CACHE' },
      resourcePersistencePath: join(stateDir(port), 'v3'),
      inspectorPort: 0,
    }),
  );
  await worker.ready;
  const [pid] = workerdProcesses();
  if (pid === undefined) throw new Error('workerd did not start.');
  return {
    pid,
    ask: async (path) => {
      const response = await worker.dispatchFetch(`http://bench${path}`);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as never;
    },
    heap: () => heapOf(worker),
    stop: () => worker.dispose(),
  };
};

/** Parses the queries of the grammar's test and finds their parts, in workerd. */
const parseFigures = async ({ ask }: Engine): Promise<void> => {
  const times: number[] = [];
  for (let from = 0; from < TEXTS; from += BATCH) {
    times.push(...(await ask<number[]>(`/parse?from=${from}&count=${BATCH}&repeat=${PARSE_REPEAT}`)));
  }
  report({ name: 'parse p50, text to parts, workerd', value: percentile(times, 0.5), unit: 'ms' });
  report({ name: 'parse p99, text to parts, workerd', value: percentile(times, 0.99), unit: 'ms', bar: '≤ 3' });
};

/** Finds the nearest parts for queries without results, in workerd. */
const nearestFigures = async ({ ask }: Engine): Promise<void> => {
  const times: number[] = [];
  for (let from = 0; from < NEAREST; from += BATCH) {
    times.push(...(await ask<number[]>(`/nearest?from=${from}&count=${BATCH}&repeat=${PARSE_REPEAT}`)));
  }
  report({ name: 'nearest parts p50, workerd', value: percentile(times, 0.5), unit: 'ms' });
  report({ name: 'nearest parts p99, workerd', value: percentile(times, 0.99), unit: 'ms', bar: '≤ 2' });
};

/** Sorts by price at a quantity, in workerd: the first query of the isolate, for a new quantity, and later ones. */
const quantityFigures = async ({ ask }: Engine): Promise<void> => {
  const [first = Number.NaN] = await ask<number[]>('/first-quantity?from=0&count=1&repeat=1');
  report({ name: 'first price sort at a quantity, workerd', value: first, unit: 'ms', bar: '≤ 30' });
  const firsts = await ask<number[]>(`/first-quantity?from=0&count=${BATCH}&repeat=${FIRST_REPEAT}`);
  report({
    name: 'price sort at a new quantity p99, workerd',
    value: percentile(firsts, 0.99),
    unit: 'ms',
    bar: '≤ 30',
  });
  const times: number[] = [];
  for (let from = 0; from < QUERIES; from += BATCH) {
    times.push(...(await ask<number[]>(`/quantity?from=${from}&count=${BATCH}&repeat=${PARSE_REPEAT}`)));
  }
  report({ name: 'price sort at a known quantity p50, workerd', value: percentile(times, 0.5), unit: 'ms' });
  report({
    name: 'price sort at a known quantity p99, workerd',
    value: percentile(times, 0.99),
    unit: 'ms',
    bar: '≤ 5',
  });
};

/** The engine in workerd: load time, time per query, memory after 10,000 queries. */
export const engineFigures = async (port: number): Promise<void> => {
  const script = await bundle();
  const engine = await startEngine(script, port);
  try {
    await engine.ask('/idle');
    const residentBefore = residentMiB(engine.pid);
    const heapBefore = await engine.heap();
    const { readMs, openMs, bytes } = await engine.ask<{ readMs: number; openMs: number; bytes: number }>('/load');
    report({ name: 'snapshot size', value: bytes / 2 ** 20, unit: 'MiB', bar: '≤ 25' });
    report({ name: 'snapshot read from KV, workerd', value: readMs, unit: 'ms' });
    report({ name: 'snapshot opened, workerd', value: openMs, unit: 'ms' });
    report({ name: 'snapshot load in a fresh isolate, workerd', value: readMs + openMs, unit: 'ms', bar: '≤ 150' });
    const times: number[] = [];
    for (let from = 0; from < QUERIES; from += BATCH) {
      times.push(...(await engine.ask<number[]>(`/run?from=${from}&count=${BATCH}&repeat=${REPEAT}`)));
    }
    report({ name: 'search p50, workerd', value: percentile(times, 0.5), unit: 'ms', bar: '≤ 0.15' });
    report({ name: 'search p99, workerd', value: percentile(times, 0.99), unit: 'ms', bar: '≤ 1' });
    report({ name: 'search slowest, workerd', value: percentile(times, 1), unit: 'ms', bar: '≤ 3' });
    await parseFigures(engine);
    await nearestFigures(engine);
    await quantityFigures(engine);
    for (let from = 0; from < MEMORY_QUERIES; from += 500) {
      await engine.ask(`/run?from=${QUERIES + from}&count=500&repeat=1`);
    }
    const heapAfter = await engine.heap();
    report({
      name: 'memory of catalog and working set after 10,000 searches, V8 heap and buffers after GC, workerd',
      value: heapAfter - heapBefore,
      unit: 'MiB',
      bar: '≤ 64',
    });
    report({
      name: 'growth of resident memory of the whole workerd process since before the load',
      value: residentMiB(engine.pid) - residentBefore,
      unit: 'MiB',
    });
  } finally {
    await engine.stop();
  }
};

if (import.meta.main) await engineFigures(Number(process.env.PORT ?? 8796));
