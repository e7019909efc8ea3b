import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import type { Miniflare } from 'miniflare';
import { buildWorker } from '../../../src/tools/build/build-worker.ts';
import { applyMigrations, readMigrations } from '../../../src/tools/seed/migrate.ts';
import { prepareState } from '../../../src/tools/start/prepare-state.ts';
import { copyState } from '../../../src/tools/start/seed-base.ts';
import { startBuiltWorker } from '../../support/built-worker.ts';
import { report } from '../report.ts';
import { type SyncReader, type SyncUsage, startReader, startVisits } from './sync-reader.ts';

/*
 * Synchronizations of 1,084,458 parts by the real Workflow engine. Over HTTP, one Worker is the backend, and another
 * reads it page by page and publishes; first alone, then while it serves a catalog and swaps it for the new one. A
 * refresh reads the changed parts of the embedded backend. Prints time, steps and memory compared with the platform's
 * limits; memory includes garbage. V8 gets 40 MiB for objects: a step that needed more would end the process. Takes nine
 * minutes on two cores.
 */
const PORT = Number(process.env.PORT ?? 8796);
const CHANGED = 1000;
const ITEMS_TOKEN = 'bench-items-token';

const progress = (text: string): void => console.error(`… ${text}`);

const reportUsage = (name: string, { parts, seconds, steps, cpuSeconds, before, peak }: SyncUsage): void => {
  const slowest = steps.toSorted((a, b) => b.ms - a.ms)[0];
  report({ name: `${name}: parts`, value: parts, unit: 'parts' });
  report({ name: `${name}: time`, value: seconds, unit: 's' });
  report({ name: `${name}: steps`, value: steps.length, unit: 'steps', bar: '≤ 1024' });
  report({ name: `${name}: slowest step (${slowest?.step})`, value: (slowest?.ms ?? 0) / 1000, unit: 's' });
  report({ name: `${name}: CPU of the process, all steps and KV`, value: cpuSeconds, unit: 's', bar: '≤ 30 a step' });
  report({ name: `${name}: memory of the isolate before`, value: before, unit: 'MiB' });
  report({ name: `${name}: memory of the isolate at most`, value: peak, unit: 'MiB', bar: '≤ 128' });
};

/** Measures a run that publishes a new version while the store is visited, until the isolate uses it. */
const whileVisited = async (reader: SyncReader, kind: 'full' | 'refresh', name: string): Promise<void> => {
  const visits = await startVisits(reader.worker);
  let seconds = 0;
  const usage = await reader.measure(kind, async () => {
    const published = performance.now();
    await visits.newVersion();
    seconds = (performance.now() - published) / 1000;
  });
  reportUsage(name, usage);
  report({ name: `${name}: new version in use after`, value: seconds, unit: 's', bar: '≤ 60' });
  report({ name: `${name}: questions answered, none refused`, value: await visits.end(), unit: 'questions' });
};

const changeStock = async (worker: Miniflare): Promise<void> => {
  const database = await worker.getD1Database('DB');
  const changed = `SELECT id FROM parts ORDER BY id LIMIT ${CHANGED}`;
  await database.prepare(`UPDATE parts SET stock = stock + 1 WHERE id IN (${changed})`).run();
};

progress('preparing data and Worker');
const { directory } = await prepareState({ port: PORT });
await buildWorker();
const [own, given] = [mkdtempSync(join(tmpdir(), 'sync-')), mkdtempSync(join(tmpdir(), 'sync-backend-'))];
await copyState(directory, given);
try {
  const backend = await startBuiltWorker(PORT, { state: given, bindings: { ITEMS_TOKEN } });
  const { origin } = await backend.ready;
  const overHttp = await startReader(PORT, own, { BACKEND_URL: origin, BACKEND_TOKEN: ITEMS_TOKEN });
  await applyMigrations((await overHttp.worker.getD1Database('DB')) as unknown as D1Database, readMigrations());
  progress('over HTTP, alone');
  reportUsage('sync over HTTP', await overHttp.measure('full'));
  progress('over HTTP, while the store is visited');
  await changeStock(backend);
  await whileVisited(overHttp, 'full', 'sync over HTTP, while the store is visited');
  await overHttp.stop();
  await backend.dispose();

  const embedded = await startReader(PORT, given, {});
  progress('refresh, while the store is visited');
  await whileVisited(embedded, 'refresh', `refresh of ${CHANGED} parts, while the store is visited`);
  await embedded.stop();
} finally {
  for (const each of [own, given]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
}
