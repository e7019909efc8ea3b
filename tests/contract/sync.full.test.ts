import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FULL_SYNC_CRON } from '../../src/server/sync/schedule.ts';
import { stateDir } from '../../src/tools/start/prepare-state.ts';
import { copyState } from '../../src/tools/start/seed-base.ts';
import { startBuiltWorker } from '../support/built-worker.ts';

/* Synchronizations of the whole catalog by the real Workflow engine, in the Worker as deployed. */

const PORT = Number(process.env.PORT ?? 8797);
const ADDRESS = 'http://store.test/admin/sync';
const TOKEN = 'a-token-of-some-length';
const headers = { Authorization: `Bearer ${TOKEN}` };
const PARTS = 1_084_458;
const REFRESH_CRON = '*/5 * * * *';

vi.setConfig({ testTimeout: 180_000 });

const runSchema = v.object({
  id: v.string(),
  kind: v.string(),
  state: v.string(),
  message: v.string(),
  rowsRead: v.number(),
  parts: v.nullable(v.number()),
  version: v.nullable(v.string()),
});
const overviewSchema = v.object({
  catalog: v.object({ version: v.string(), parts: v.number(), older: v.array(v.string()) }),
  running: v.array(runSchema),
  history: v.array(runSchema),
});
const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal('sync step'), step: v.string(), outcome: v.literal('done') }),
);

interface EngineBinding {
  get(id: string): Promise<{ pause(): Promise<void>; resume(): Promise<void> }>;
}

let state: string;
let worker: Miniflare;
/** Steps that completed since the Worker started. */
let steps: string[] = [];
let onStep: (step: string) => void = () => undefined;

const start = async (): Promise<void> => {
  steps = [];
  worker = await startBuiltWorker(PORT, {
    state,
    hasWorkflow: true,
    bindings: { SYNC_TOKEN: TOKEN },
    onLog: (message) => {
      const line = v.safeParse(lineSchema, message);
      if (!line.success) return;
      steps.push(line.output.step);
      onStep(line.output.step);
    },
  });
};

const send = (method: string) => worker.dispatchFetch(ADDRESS, { method, headers });
const overview = async () => v.parse(overviewSchema, await (await send('GET')).json());

/** Waits until no run is active and returns the latest one. */
const ended = async () => {
  for (;;) {
    const { running, history } = await overview();
    const [last] = history;
    if (running.length === 0 && last) return last;
    await sleep(100);
  }
};

const trigger = async (cron: string): Promise<void> => {
  const { outcome } = await (await worker.getWorker()).scheduled({ cron });
  expect(outcome).toBe('ok');
};

const stockOf = async (name: string): Promise<number | undefined> => {
  const answer = await worker.dispatchFetch(`http://store.test/api/compounds-search?search=${name}`);
  const { items } = (await answer.json()) as { items: { name: string; canyonStock: number }[] };
  return items.find((item) => item.name === name)?.canyonStock;
};

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'sync-contract-'));
  await copyState(stateDir(PORT), state);
  await start();
});
afterAll(async () => {
  await worker.dispose();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
});

test('the nightly trigger reads all parts and produces the published bytes', async () => {
  const before = (await overview()).catalog;
  await trigger(FULL_SYNC_CRON);
  expect(await ended()).toMatchObject({ kind: 'full', state: 'published', rowsRead: PARTS, parts: PARTS });
  expect((await overview()).catalog).toEqual(before);
  expect(steps.slice(-3)).toEqual(['pack', 'publish', 'end']);
});

test('an interrupted run resumes after a machine failure and produces the same bytes', async () => {
  const before = (await overview()).catalog.version;
  const down = new Promise<void>((resolve, reject) => {
    onStep = (step) => {
      if (step !== 'parts 7') return;
      onStep = () => undefined;
      worker.dispose().then(resolve, reject);
    };
  });
  await Promise.allSettled([send('POST'), down]);
  await start();
  const [run] = (await overview()).running;
  expect(run).toMatchObject({ kind: 'full', state: 'running' });
  expect(run?.rowsRead).toBeLessThan(PARTS / 2);
  // The platform resumes its runs automatically; the local engine requires a call.
  const { CATALOG_SYNC } = await worker.getBindings<{ CATALOG_SYNC: EngineBinding }>();
  const instance = await CATALOG_SYNC.get(run?.id ?? '');
  await instance.pause();
  await instance.resume();
  expect(await ended()).toMatchObject({ id: run?.id, state: 'published', rowsRead: PARTS, parts: PARTS });
  expect(steps).not.toContain('parts 5');
  expect(steps).toContain('parts 20');
  expect((await overview()).catalog.version).toBe(before);
});

test('stopping a run leaves the catalog unchanged and allows the next one', async () => {
  const before = (await overview()).catalog;
  steps = [];
  const stopped = new Promise<number>((resolve) => {
    onStep = (step) => {
      if (step !== 'parts 3') return;
      onStep = () => undefined;
      void send('DELETE').then(({ status }) => resolve(status));
    };
  });
  expect((await send('POST')).status).toBe(202);
  expect(await stopped).toBe(200);
  expect(await ended()).toMatchObject({ state: 'failed', message: 'It was stopped by hand.' });
  await sleep(1000);
  expect(steps).not.toContain('publish');
  expect((await overview()).catalog).toEqual(before);
});

test('changed stock and prices are in the index after the next refresh, which starts only after a change', async () => {
  const { catalog, history } = await overview();
  await trigger(REFRESH_CRON);
  expect((await overview()).history).toHaveLength(history.length);
  const database = await worker.getD1Database('DB');
  const part = 'SELECT id FROM parts ORDER BY id LIMIT 1';
  await database.prepare(`UPDATE parts SET stock = 4321 WHERE id = (${part})`).run();
  await trigger(REFRESH_CRON);
  expect(await ended()).toMatchObject({ kind: 'refresh', state: 'published', rowsRead: 1, parts: PARTS });
  const after = (await overview()).catalog;
  expect(after.version).not.toBe(catalog.version);
  expect(after.older[0]).toBe(catalog.version);
  // A new isolate uses it immediately; the others within a minute.
  await worker.dispose();
  await start();
  const { label, code } = (await (
    await worker.getD1Database('DB')
  )
    .prepare(
      `SELECT compounds.label AS label, sizes.code AS code FROM parts
       JOIN compounds ON compounds.id = parts.compound_id JOIN sizes ON sizes.id = parts.size_id
       ORDER BY parts.id LIMIT 1`,
    )
    .first()) as { label: string; code: string };
  expect(await stockOf(`${label}-${code}`)).toBe(4321);
});

test('the refresh reads the whole catalog when all prices change at once', async () => {
  const before = (await overview()).catalog.version;
  const database = await worker.getD1Database('DB');
  await database.prepare('UPDATE price_lists SET unit_price_e5 = unit_price_e5 + 10 WHERE unit_price_e5 > 0').run();
  await trigger(REFRESH_CRON);
  expect(await ended()).toMatchObject({ kind: 'refresh', state: 'published', rowsRead: PARTS, parts: PARTS });
  expect((await overview()).catalog.version).not.toBe(before);
});
