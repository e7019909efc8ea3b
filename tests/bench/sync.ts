import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { applyMigrations, readMigrations } from '../../src/server/db/migrate.ts';
import { buildWorker } from '../../src/server/dev/build-worker.ts';
import { prepareState } from '../../src/server/dev/prepare-state.ts';
import { copyState } from '../../src/server/dev/seed-base.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { type IsolateHeap, isolateHeap } from './isolate-heap.ts';
import { cpuMs, workerdProcesses } from './process-usage.ts';
import { report } from './report.ts';

/*
 * Full synchronisations of 1,084,458 parts over HTTP: one Worker is the backend, another reads it page by page in a
 * Workflow and publishes; first alone, then while it holds a catalogue, serves from it and swaps it for the new one.
 * Prints time, steps and memory of the reading Worker beside what the platform allows. Memory counts what could be
 * collected already. Takes half a minute on two cores.
 */
const PORT = Number(process.env.PORT ?? 8796);
const TOKEN = 'bench-token';
const LIMIT_MS = 20 * 60_000;
const SAMPLE_MS = 20;
const VISIT_MS = 250;

const say = (text: string): void => console.error(`… ${text}`);

const runSchema = v.object({ state: v.string(), message: v.string(), parts: v.nullable(v.number()) });
const overviewSchema = v.object({
  catalogue: v.nullable(v.object({ version: v.string() })),
  running: v.array(runSchema),
  history: v.array(runSchema),
});
const stepSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal('sync step'), step: v.string(), outcome: v.string(), ms: v.number() }),
);
type Step = v.InferOutput<typeof stepSchema>;

const headers = { Authorization: `Bearer ${TOKEN}` };
const steps: Step[] = [];

const overview = async (worker: Miniflare) => {
  const answer = await worker.dispatchFetch('http://bench/admin/sync', { headers });
  return v.parse(overviewSchema, await answer.json());
};

/** Whether the run has written down its end: its last step has. */
const hasEnded = (): boolean => steps.some(({ step, outcome }) => step === 'end' && outcome === 'done');

const synchronise = async (worker: Miniflare): Promise<void> => {
  steps.length = 0;
  const asked = await worker.dispatchFetch('http://bench/admin/sync', { method: 'POST', headers });
  if (asked.status !== 202) throw new Error(`The synchronisation was answered ${asked.status}: ${await asked.text()}`);
  const started = performance.now();
  while (!hasEnded()) {
    if (performance.now() - started > LIMIT_MS) throw new Error('The synchronisation did not end.');
    await sleep(SAMPLE_MS);
  }
};

/** The most that `work` had in use at once, in MiB. */
const peakOf = async (heap: IsolateHeap, work: Promise<void>): Promise<number> => {
  let peak = 0;
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { objects, buffers } = await heap.usage();
    peak = Math.max(peak, objects + buffers);
    await Promise.race([sleep(SAMPLE_MS), over]);
  }
  await over;
  return peak;
};

/** Runs one synchronisation and what follows from it, and tells of both. */
const measured = async (
  { worker, pid }: { readonly worker: Miniflare; readonly pid: number },
  name: string,
  follow: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const heap = await isolateHeap(worker);
  await heap.collect();
  const { objects, buffers } = await heap.usage();
  const cpuBefore = cpuMs(pid);
  const started = performance.now();
  let seconds = 0;
  let cpu = 0;
  const work = async (): Promise<void> => {
    await synchronise(worker);
    seconds = (performance.now() - started) / 1000;
    cpu = (cpuMs(pid) - cpuBefore) / 1000;
    await follow();
  };
  const peak = await peakOf(heap, work());
  heap.close();
  const [run] = (await overview(worker)).history;
  if (run?.state !== 'published') throw new Error(`The synchronisation ended so: ${run?.state} ${run?.message}`);
  const slowest = steps.toSorted((a, b) => b.ms - a.ms)[0];
  report({ name: `${name}: parts`, value: run.parts ?? 0, unit: 'parts' });
  report({ name: `${name}: time`, value: seconds, unit: 's' });
  report({ name: `${name}: steps`, value: steps.length, unit: 'steps', bar: '≤ 1024' });
  report({ name: `${name}: slowest step (${slowest?.step})`, value: (slowest?.ms ?? 0) / 1000, unit: 's' });
  report({ name: `${name}: CPU of the process, all steps and KV`, value: cpu, unit: 's', bar: '≤ 30 a step' });
  report({ name: `${name}: memory of the isolate before`, value: objects + buffers, unit: 'MiB' });
  report({ name: `${name}: memory of the isolate at most`, value: peak, unit: 'MiB', bar: '≤ 128' });
};

/** Asks the store again and again until `end`; every question must be answered. Tells the version that answered last. */
const visitor = (worker: Miniflare) => {
  let version = '';
  let isOver = false;
  const visit = async (): Promise<void> => {
    const answer = await worker.dispatchFetch('http://bench/api/compounds-search?search=fkm&limit=100');
    if (!answer.ok) throw new Error(`The store answered ${answer.status} during a synchronisation.`);
    version = answer.headers.get('X-Catalogue-Version') ?? '';
    await answer.arrayBuffer();
  };
  const visits = (async (): Promise<number> => {
    for (let count = 0; ; count++) {
      if (isOver) return count;
      await visit();
      await sleep(VISIT_MS);
    }
  })();
  return {
    visit,
    version: () => version,
    /** The number of questions that were answered. */
    end: () => {
      isOver = true;
      return visits;
    },
  };
};

/** A synchronisation that brings a new version while the store is visited, and is taken up by the isolate. */
const whileVisited = async (reader: { readonly worker: Miniflare; readonly pid: number }): Promise<void> => {
  const { worker } = reader;
  const store = visitor(worker);
  await store.visit();
  const before = store.version();
  const name = 'sync over HTTP, while the store is visited';
  let takenUp = 0;
  await measured(reader, name, async () => {
    const published = performance.now();
    while (store.version() === before) {
      if (performance.now() - published > LIMIT_MS) throw new Error('The new version was not taken up.');
      await sleep(SAMPLE_MS);
    }
    takenUp = (performance.now() - published) / 1000;
  });
  report({ name: `${name}: questions answered, none refused`, value: await store.end(), unit: 'questions' });
  report({ name: `${name}: new version in use after`, value: takenUp, unit: 's', bar: '≤ 60' });
};

say('preparing data and Worker');
const { directory } = await prepareState({ port: PORT });
await buildWorker();

const own = mkdtempSync(join(tmpdir(), 'sync-'));
const given = mkdtempSync(join(tmpdir(), 'sync-backend-'));
await copyState(directory, given);
const backend = await startBuiltWorker(PORT, { state: given });
const others = workerdProcesses();
const bindings = { BACKEND_URL: (await backend.ready).origin, SYNC_TOKEN: TOKEN };
const onLog = (message: string): void => {
  const parsed = v.safeParse(stepSchema, message);
  if (parsed.success) steps.push(parsed.output);
  else if (!message.startsWith('{')) say(message);
};
const worker = await startBuiltWorker(PORT, { state: own, hasWorkflow: true, inspectorPort: 0, bindings, onLog });
const [pid] = workerdProcesses().filter((each) => !others.includes(each));
if (pid === undefined) throw new Error('workerd did not start.');
try {
  await applyMigrations((await worker.getD1Database('DB')) as unknown as D1Database, readMigrations());
  await worker.dispatchFetch('http://bench/healthz');
  say('alone');
  await measured({ worker, pid }, 'sync over HTTP');
  say('while the store is visited');
  const stock = await backend.getD1Database('DB');
  await stock.prepare('UPDATE parts SET stock = stock + 1 WHERE id = (SELECT min(id) FROM parts)').run();
  await whileVisited({ worker, pid });
} finally {
  await worker.dispose();
  await backend.dispose();
  for (const each of [own, given]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
}
