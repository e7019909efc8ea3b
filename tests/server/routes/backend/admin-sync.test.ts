import { beforeEach, expect, test } from 'vitest';
import { publishSnapshot } from '../../../../src/server/catalog/publish.ts';
import { createSyncControl, type SyncWorkflow } from '../../../../src/server/sync/sync-control.ts';
import { SMALL_CATALOG } from '../../../support/catalog/small-catalog.ts';
import { fakeKv } from '../../../support/services/fake-kv.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { listBackend, memoryLog } from '../../../support/services/fake-sync.ts';

const TOKEN = 'a-token-of-some-length';
const AUTHORIZED = { Authorization: `Bearer ${TOKEN}` };

let kv: ReturnType<typeof fakeKv>;
let started: unknown[];

const workflow: SyncWorkflow = {
  create: async ({ params }) => void started.push(params),
  get: async () => ({ status: async () => ({ status: 'running' }), terminate: async () => undefined }),
};

const deskWith = (runner: SyncWorkflow | null) =>
  createSyncControl({
    backend: listBackend(SMALL_CATALOG, 100),
    kv,
    log: memoryLog(),
    now: () => 0,
    newId: () => 'run-1',
    workflow: runner,
  });

const app = (runner: SyncWorkflow | null = workflow) => appWith({ sync: deskWith(runner) });
const send = (to: ReturnType<typeof app>, init: RequestInit = {}, secret: string | undefined = TOKEN) =>
  to.request('/admin/sync', init, { SYNC_TOKEN: secret });

beforeEach(() => {
  kv = fakeKv();
  started = [];
});

test('returns 404 for any request when no token is set', async () => {
  for (const secret of ['', undefined]) {
    const answer = await app().request(
      '/admin/sync',
      { headers: { Authorization: 'Bearer ' } },
      { SYNC_TOKEN: secret },
    );
    expect(answer.status).toBe(404);
  }
});

test('requires the token', async () => {
  for (const given of [undefined, 'Bearer', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    const headers: Record<string, string> = given === undefined ? {} : { Authorization: given };
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await send(app(), { method, headers });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    }
  }
  expect(started).toEqual([]);
});

test('starts a synchronization once and lists it as running', async () => {
  const site = app();
  const first = await send(site, { method: 'POST', headers: AUTHORIZED, body: '{"force":true}' });
  expect([first.status, await first.json()]).toEqual([202, { id: 'run-1', kind: 'full', forced: true }]);
  const second = await send(site, { method: 'POST', headers: AUTHORIZED });
  expect(second.status).toBe(409);
  expect(started).toEqual([{ kind: 'full', forced: true }]);
  const shown = await (await send(site, { headers: AUTHORIZED })).json();
  expect(shown).toMatchObject({ running: [{ id: 'run-1', state: 'running' }], history: [], catalog: null });
});

test('stops a running synchronization, and returns 404 without one', async () => {
  const site = app();
  expect((await send(site, { method: 'DELETE', headers: AUTHORIZED })).status).toBe(404);
  await send(site, { method: 'POST', headers: AUTHORIZED });
  const stopped = await send(site, { method: 'DELETE', headers: AUTHORIZED });
  expect([stopped.status, await stopped.json()]).toEqual([200, { id: 'run-1' }]);
  const shown = await (await send(site, { headers: AUTHORIZED })).json();
  expect(shown).toMatchObject({ running: [], history: [{ id: 'run-1', state: 'failed' }] });
});

test('reports the published catalog and whether price and stock are refreshed', async () => {
  await publishSnapshot(kv, new Uint8Array(8), { version: 'abc', parts: 20, cursor: null, publishedAt: 0 });
  const answer = await send(app(), { headers: AUTHORIZED });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({
    catalog: { version: 'abc', parts: 20, publishedAt: '1970-01-01T00:00:00.000Z', older: [] },
    refresh: expect.stringContaining('keeps no record of changes'),
  });
});

test('rejects an invalid body with the name of the problem', async () => {
  for (const [body, parameter] of [
    ['{"force":"yes"}', 'force'],
    ['{"kind":"half"}', 'kind'],
    ['no JSON', 'body'],
    ['[]', 'body'],
  ] as const) {
    const answer = await send(app(), { method: 'POST', headers: AUTHORIZED, body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { parameter }]);
  }
  expect(started).toEqual([]);
});

test('a deployment without Workflow returns 503', async () => {
  expect((await send(app(null), { method: 'POST', headers: AUTHORIZED })).status).toBe(503);
});
