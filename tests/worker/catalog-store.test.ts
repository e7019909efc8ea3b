import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { openCatalog } from '../../src/domain/shop/catalog/index/open-catalog.ts';
import { findPart } from '../../src/domain/shop/catalog/rows/parts.ts';
import { embeddedBackend } from '../../src/server/backend/embedded/embedded.ts';
import type { CatalogBackend } from '../../src/server/backend/port.ts';
import { buildSnapshot } from '../../src/server/catalog/build-snapshot.ts';
import { catalogStore } from '../../src/server/catalog/load.ts';
import { publishSnapshot, readPointer } from '../../src/server/catalog/publish.ts';
import { backgroundWork } from '../support/services/background-work.ts';
import { insertSmallData } from './small-data.ts';

let time: number;
let log: Mock;
const { waitUntil, settle } = backgroundWork();

/** The database, with a counter of builds that read it. */
const countedBackend = () => {
  const backend = embeddedBackend(env.DB);
  return { ...backend, catalogSizes: vi.fn(backend.catalogSizes) };
};
const storeOn = (backend: CatalogBackend) => catalogStore({ kv: env.CACHE, backend, now: () => time });

/** Changes one byte of a published snapshot. */
const damage = async (version: string): Promise<void> => {
  const key = `catalog/${version}`;
  const bytes = new Uint8Array((await env.CACHE.get(key, 'arrayBuffer')) ?? new ArrayBuffer());
  const at = bytes.length >> 1;
  bytes.set([(bytes[at] ?? 0) ^ 1], at);
  await env.CACHE.put(key, bytes);
};

/** Publishes the current content of the database, as after an editor's change. */
const publishAnew = async (): Promise<string> => {
  const { snapshot, parts } = await buildSnapshot(embeddedBackend(env.DB));
  const { version } = openCatalog(snapshot);
  await publishSnapshot(env.CACHE, snapshot, { version, parts, cursor: null, publishedAt: time });
  return version;
};

beforeEach(async () => {
  time = 5_000_000;
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await insertSmallData();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await reset();
});

test('builds the catalog from D1 and publishes it when KV is empty; the next isolate loads it from KV', async () => {
  const backend = countedBackend();
  const built = await storeOn(backend).get(waitUntil);
  expect(built.parts).toBe(6);
  expect(backend.catalogSizes).toHaveBeenCalledTimes(1);
  expect(await readPointer(env.CACHE)).toMatchObject({ version: built.version, parts: 6, older: [] });

  const other = countedBackend();
  const loaded = await storeOn(other).get(waitUntil);
  expect(loaded.version).toBe(built.version);
  expect(findPart(loaded, 'special-7')?.compoundRecord.label).toBe('NB7001');
  expect(other.catalogSizes).not.toHaveBeenCalled();
});

test('uses a published change of D1 a minute later', async () => {
  const store = storeOn(countedBackend());
  expect(findPart(await store.get(waitUntil), 'fk7502-214')?.onHand).toBe(1284);
  await env.DB.prepare('UPDATE parts SET stock = 7 WHERE stock = 1284').run();
  await publishAnew();
  time += 60_000;
  await store.get(waitUntil);
  await settle();
  expect(findPart(await store.get(waitUntil), 'fk7502-214')?.onHand).toBe(7);
});

test('one changed byte in KV: an isolate with a good catalog keeps it and logs the rejection', async () => {
  const store = storeOn(countedBackend());
  const good = await store.get(waitUntil);
  await env.DB.prepare('UPDATE parts SET stock = 7 WHERE stock = 1284').run();
  await damage(await publishAnew());
  time += 60_000;
  await store.get(waitUntil);
  await settle();
  expect(await store.get(waitUntil)).toBe(good);
  expect(log).toHaveBeenCalled();
});

test('one changed byte in KV: a new isolate builds from D1 and repairs KV', async () => {
  const { version } = await storeOn(countedBackend()).get(waitUntil);
  await damage(version);
  const backend = countedBackend();
  expect((await storeOn(backend).get(waitUntil)).parts).toBe(6);
  expect(backend.catalogSizes).toHaveBeenCalledTimes(1);
  const next = countedBackend();
  expect((await storeOn(next).get(waitUntil)).version).toBe(version);
  expect(next.catalogSizes).not.toHaveBeenCalled();
});

test('repairs a dangling or unreadable pointer in the same way', async () => {
  for (const pointer of [
    '{"version":"gone","parts":6,"publishedAt":0,"cursor":null,"older":["gone-too"]}',
    'no JSON',
  ]) {
    await env.CACHE.put('catalog/current', pointer);
    const { version } = await storeOn(countedBackend()).get(waitUntil);
    expect((await readPointer(env.CACHE))?.version).toBe(version);
  }
});
