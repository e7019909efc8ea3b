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
import { startBuiltWorker } from '../support/built-worker.ts';
import { residentMiB, workerdProcesses } from './process-usage.ts';
import { report } from './report.ts';

/*
 * A full synchronisation of 1,084,458 parts over HTTP: one Worker is the backend, another reads it page by page in a
 * Workflow and publishes. Prints how long it takes, how much memory the reading Worker takes at most, and how long its
 * longest step is. Takes a minute or two on two cores.
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

/** The process that starting this Worker adds. */
const startedProcess = async (start: () => Promise<Miniflare>): Promise<{ worker: Miniflare; pid: number }> => {
  const before = new Set(workerdProcesses());
  const worker = await start();
  const pid = workerdProcesses().find((each) => !before.has(each));
  if (pid === undefined) throw new Error('workerd did not start.');
  return { worker, pid };
};

/** Runs one synchronisation to its end, and says how long it took and how much memory it added at most. */
const measured = async (worker: Miniflare, pid: number, name: string): Promise<void> => {
  const idle = residentMiB(pid);
  const started = performance.now();
  const asked = await worker.dispatchFetch('http://bench/admin/sync', { method: 'POST', headers });
  if (asked.status !== 202) throw new Error(`The synchronisation was answered ${asked.status}: ${await asked.text()}`);
  let peak = idle;
  let told = 0;
  while (performance.now() - started < LIMIT_MS) {
    await sleep(200);
    peak = Math.max(peak, residentMiB(pid));
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
  report({ name: `${name}: memory of the idle Worker`, value: idle, unit: 'MiB' });
  report({ name: `${name}: memory added at most`, value: peak - idle, unit: 'MiB', bar: '≤ 128' });
};

say('preparing data and Worker');
await prepareState({ port: PORT });
await buildWorker();

const state = mkdtempSync(join(tmpdir(), 'sync-'));
const backend = await startBuiltWorker(PORT);
const address = (await backend.ready).origin;
const { worker, pid } = await startedProcess(() =>
  startBuiltWorker(PORT, { state, hasWorkflow: true, bindings: { BACKEND_URL: address, SYNC_TOKEN: TOKEN } }),
);
try {
  await applyMigrations((await worker.getD1Database('DB')) as unknown as D1Database, readMigrations());
  say('first synchronisation');
  await measured(worker, pid, 'sync over HTTP');
  say('again, with the catalogue in memory');
  await worker.dispatchFetch('http://bench/api/compounds-search');
  await measured(worker, pid, 'sync over HTTP, beside a loaded catalogue');
} finally {
  await worker.dispose();
  await backend.dispose();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
