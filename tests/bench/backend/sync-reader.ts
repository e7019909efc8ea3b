import { setTimeout as sleep } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { gcTrace, TRACE_FLAGS } from '../process/gc-trace.ts';
import { isolateHeap } from '../process/isolate-heap.ts';
import { cpuMs, workerdProcesses } from '../process/process-usage.ts';

const TOKEN = 'bench-token';
const LIMIT_MS = 20 * 60_000;
const SAMPLE_MS = 20;
const VISIT_MS = 250;
/** V8's limit for objects. */
const HEAP_MIB = 40;

const runSchema = v.object({ state: v.string(), message: v.string(), parts: v.nullable(v.number()) });
const overviewSchema = v.object({ history: v.array(runSchema) });
const stepSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal('sync step'), step: v.string(), outcome: v.string(), ms: v.number() }),
);

/** Resource usage of one synchronization. */
export interface SyncUsage {
  readonly parts: number;
  readonly seconds: number;
  readonly steps: readonly v.InferOutput<typeof stepSchema>[];
  readonly cpuSeconds: number;
  /** MiB, objects and buffers. */
  readonly before: number;
  readonly peak: number;
}

/** The Worker that synchronizes, with V8's memory trace. */
export interface SyncReader {
  readonly worker: Miniflare;
  /** Runs one synchronization and then `follow`; memory covers both. */
  measure(kind: 'full' | 'refresh', follow?: () => Promise<void>): Promise<SyncUsage>;
  stop(): Promise<void>;
}

const until = async (isSo: () => boolean, what: string): Promise<void> => {
  const started = performance.now();
  while (!isSo()) {
    if (performance.now() - started > LIMIT_MS) throw new Error(`${what} did not arrive.`);
    await sleep(SAMPLE_MS);
  }
};

/**
 * Starts it on a state directory. V8 gets less memory than an isolate on the platform, because workerd sets no limit.
 */
export const startReader = async (
  port: number,
  state: string,
  bindings: Readonly<Record<string, string>>,
): Promise<SyncReader> => {
  const steps: v.InferOutput<typeof stepSchema>[] = [];
  const trace = gcTrace();
  const onLog = (message: string): void => {
    const parsed = v.safeParse(stepSchema, message);
    if (parsed.success) steps.push(parsed.output);
    else trace.read(message);
  };
  const others = workerdProcesses();
  process.env.MINIFLARE_WORKERD_V8_FLAGS = [...TRACE_FLAGS, `--max-heap-size=${HEAP_MIB}`].join(' ');
  const worker = await startBuiltWorker(port, {
    state,
    hasWorkflow: true,
    hasData: true,
    inspectorPort: 0,
    bindings: { ...bindings, SYNC_TOKEN: TOKEN },
    onLog,
  });
  delete process.env.MINIFLARE_WORKERD_V8_FLAGS;
  const [pid] = workerdProcesses().filter((each) => !others.includes(each));
  if (pid === undefined) throw new Error('workerd did not start.');
  await worker.dispatchFetch('http://bench/healthz');

  const headers = { Authorization: `Bearer ${TOKEN}` };
  const run = async (kind: string): Promise<void> => {
    steps.length = 0;
    const body = JSON.stringify({ kind });
    const response = await worker.dispatchFetch('http://bench/admin/sync', { method: 'POST', headers, body });
    if (response.status !== 202) throw new Error(`Starting the synchronization returned ${response.status}.`);
    await until(() => steps.some(({ step, outcome }) => step === 'end' && outcome === 'done'), 'The end of the run');
  };
  const lastRun = async () => {
    const answer = await worker.dispatchFetch('http://bench/admin/sync', { headers });
    const [last] = v.parse(overviewSchema, await answer.json()).history;
    if (last?.state !== 'published') throw new Error(`The synchronization ended with: ${last?.state} ${last?.message}`);
    return last;
  };

  return {
    worker,
    async measure(kind, follow = async () => undefined) {
      const heap = await isolateHeap(worker);
      const used = async (): Promise<number> => {
        const { objects, buffers } = await heap.usage();
        return objects + buffers;
      };
      await heap.collect();
      const before = await used();
      trace.peak();
      let sampled = 0;
      let isOver = false;
      const sampling = (async () => {
        while (!isOver) {
          sampled = Math.max(sampled, await used());
          await sleep(SAMPLE_MS);
        }
      })();
      const started = performance.now();
      const cpuBefore = cpuMs(pid);
      await run(kind);
      const seconds = (performance.now() - started) / 1000;
      const cpuSeconds = (cpuMs(pid) - cpuBefore) / 1000;
      await follow();
      isOver = true;
      await sampling;
      heap.close();
      const peak = Math.max(sampled, trace.peak());
      return { parts: (await lastRun()).parts ?? 0, seconds, steps: [...steps], cpuSeconds, before, peak };
    },
    stop: () => worker.dispose(),
  };
};

/** Queries the store repeatedly; every query must succeed. */
export const startVisits = async (worker: Miniflare) => {
  let version = '';
  let isOver = false;
  const visit = async (): Promise<void> => {
    const answer = await worker.dispatchFetch('http://bench/api/compounds-search?search=fkm&limit=100');
    if (!answer.ok) throw new Error(`The store returned ${answer.status} during a synchronization.`);
    version = answer.headers.get('X-Catalog-Version') ?? '';
    await answer.arrayBuffer();
  };
  await visit();
  const visits = (async (): Promise<number> => {
    for (let count = 1; ; count++) {
      await sleep(VISIT_MS);
      if (isOver) return count;
      await visit();
    }
  })();
  const first = version;
  return {
    /** Resolves when a response comes from another version than the first. */
    newVersion: () => until(() => version !== first, 'The new version'),
    /** Stops, and returns the number of successful queries. */
    end: (): Promise<number> => {
      isOver = true;
      return visits;
    },
  };
};
