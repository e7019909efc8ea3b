import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { applyMigrations, readMigrations } from '../../src/server/db/migrate.ts';
import { buildWorker } from '../../src/server/dev/build-worker.ts';
import { freePort } from '../../src/server/dev/ports.ts';
import { prepareState } from '../../src/server/dev/prepare-state.ts';
import { startBuiltWorker } from '../support/built-worker.ts';
import { type IsolateHeap, isolateHeap } from './isolate-heap.ts';
import { report } from './report.ts';

/*
 * A full synchronisation of 1,084,458 parts over HTTP: one Worker is the backend, another reads it page by page in a
 * Workflow and publishes. Prints how long it takes and how much memory the reading Worker uses at most. The heap
 * counts what could be collected already: here nothing presses, where an isolate may have 128 MB something does.
 * Takes a minute or two on two cores.
 */
const PORT = Number(process.env.PORT ?? 8796);
const TOKEN = 'bench-token';
const LIMIT_MS = 20 * 60_000;

const say = (text: string): void => console.error(`… ${text}`);

const runSchema = v.object({
  state: v.string(),
  message: v.string(),
  rowsRead: v.number(),
  parts: v.nullable(v.number()),
  version: v.nullable(v.string()),
});
const overviewSchema = v.object({ running: v.array(runSchema), history: v.array(runSchema) });

const headers = { Authorization: `Bearer ${TOKEN}` };

const overview = async (worker: Miniflare) => {
  const answer = await worker.dispatchFetch('http://bench/admin/sync', { headers });
  return v.parse(overviewSchema, await answer.json());
};

/** Runs one synchronisation to its end, and says how long it took and how much memory it added at most. */
const measured = async (worker: Miniflare, heap: IsolateHeap, name: string): Promise<void> => {
  const idle = await heap.usedMiB();
  const started = performance.now();
  const asked = await worker.dispatchFetch('http://bench/admin/sync', { method: 'POST', headers });
  if (asked.status !== 202) throw new Error(`The synchronisation was answered ${asked.status}: ${await asked.text()}`);
  let peak = idle;
  let told = 0;
  while (performance.now() - started < LIMIT_MS) {
    await sleep(50);
    peak = Math.max(peak, await heap.usedMiB());
    if (performance.now() - told < 5000) continue;
    told = performance.now();
    const { running } = await overview(worker);
    const [run] = running;
    if (!run) break;
    say(`${run.message} ${run.rowsRead.toLocaleString('en-US')}`);
  }
  const { history } = await overview(worker);
  const [run] = history;
  if (run?.state !== 'published') throw new Error(`The synchronisation ended so: ${run?.state} ${run?.message}`);
  report({ name: `${name}: time`, value: (performance.now() - started) / 1000, unit: 's' });
  report({ name: `${name}: parts`, value: run.parts ?? 0, unit: 'parts' });
  report({ name: `${name}: heap before`, value: idle, unit: 'MiB' });
  report({ name: `${name}: heap at most, with what is not collected yet`, value: peak, unit: 'MiB' });
};

say('preparing data and Worker');
await prepareState({ port: PORT });
await buildWorker();

const state = mkdtempSync(join(tmpdir(), 'sync-'));
const backend = await startBuiltWorker(PORT);
const address = (await backend.ready).origin;
const inspectorPort = await freePort('127.0.0.1');
const bindings = { BACKEND_URL: address, SYNC_TOKEN: TOKEN };
const worker = await startBuiltWorker(PORT, { state, hasWorkflow: true, inspectorPort, bindings });
await worker.dispatchFetch('http://bench/healthz');
const heap = await isolateHeap(inspectorPort);
try {
  await applyMigrations((await worker.getD1Database('DB')) as unknown as D1Database, readMigrations());
  say('first synchronisation');
  await measured(worker, heap, 'sync over HTTP');
  say('again, with the catalogue in memory');
  await worker.dispatchFetch('http://bench/api/compounds-search');
  await measured(worker, heap, 'sync over HTTP, beside a loaded catalogue');
} finally {
  heap.close();
  await worker.dispose();
  await backend.dispose();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
