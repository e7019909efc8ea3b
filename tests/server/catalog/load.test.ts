import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { celsius, mm, usdE5 } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import type { CatalogBackend } from '../../../src/server/backend/port.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { catalogStore } from '../../../src/server/catalog/load.ts';
import { publishSnapshot, readPointer } from '../../../src/server/catalog/publish.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';

const sizes: readonly Size[] = ['212', '213', '214'].map((code, n) => ({
  code,
  standard: 'usa',
  idMm: mm(20 + n),
  csMm: mm(3.53),
}));
const compounds = [
  {
    id: 1,
    label: 'FK7502',
    labelDisplay: 'FK7502',
    backgroundColor: '#6b4a2f',
    datasheet: true,
    durometer: 75,
    durometerScale: 'Shore A',
    temperatureLowC: celsius(-20),
    temperatureHighC: celsius(204),
    description: '',
    modifiers: [],
  },
];

/** A backend with `parts` parts. */
const backendOf = (parts: number) => {
  const backend = {
    reads: 0,
    isDown: false,
    async catalogSizes() {
      backend.reads += 1;
      if (backend.isDown) throw new Error('The backend is down.');
      return sizes;
    },
    catalogCompounds: async () => ({ modifiers: [], compounds }),
    async *catalogParts(): AsyncIterable<readonly PartRecord[]> {
      yield sizes.slice(0, parts).map(({ code }, size) => ({
        id: size + 1,
        name: `FK7502-${code}`,
        compound: 0,
        size,
        priceE5: usdE5(0),
        onHand: 0,
        vendorQuantity: 0,
      }));
    },
  } satisfies CatalogBackend & Record<string, unknown>;
  return backend;
};

const publish = async (parts: number): Promise<string> => {
  const { snapshot } = await buildSnapshot(backendOf(parts));
  const { version } = openCatalog(snapshot);
  await publishSnapshot(kv, snapshot, { version, parts, cursor: null, publishedAt: time });
  return version;
};

let kv: FakeKv;
let time: number;
let background: Promise<unknown>[];
const now = (): number => time;
const waitUntil = (work: Promise<unknown>): void => void background.push(work);
const settle = () => Promise.allSettled(background);

beforeEach(() => {
  kv = fakeKv();
  time = 5_000_000;
  background = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

test('loads a published catalog once for all requests', async () => {
  await publish(2);
  kv.calls.get = 0;
  const backend = backendOf(3);
  const store = catalogStore({ kv, backend, now });
  const loaded = await Promise.all([store.get(waitUntil), store.get(waitUntil), store.get(waitUntil)]);
  expect(loaded.map(({ parts }) => parts)).toEqual([2, 2, 2]);
  expect(new Set(loaded).size).toBe(1);
  expect(kv.calls.get).toBe(2);
  expect(backend.reads).toBe(0);
});

test('fills an empty KV from the backend, once', async () => {
  const backend = backendOf(3);
  const store = catalogStore({ kv, backend, now });
  const loaded = await Promise.all([store.get(waitUntil), store.get(waitUntil)]);
  expect(loaded.map(({ parts }) => parts)).toEqual([3, 3]);
  expect(backend.reads).toBe(1);
  const other = backendOf(1);
  expect((await catalogStore({ kv, backend: other, now }).get(waitUntil)).parts).toBe(3);
  expect(other.reads).toBe(0);
});

test('loads a newer catalog in the background within a minute, half of which is the KV cache', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await store.get(waitUntil);
  await publish(3);
  time += 24_000;
  expect((await store.get(waitUntil)).parts).toBe(2);
  await settle();
  expect((await store.get(waitUntil)).parts).toBe(2);
  time += 1000;
  expect((await store.get(waitUntil)).parts).toBe(2);
  await settle();
  expect((await store.get(waitUntil)).parts).toBe(3);
  expect(store.state()).toMatchObject({ parts: 3, publishedAt: '1970-01-01T01:23:20.000Z' });
  expect(kv.cacheTtls).toEqual([30, 30]);
});

test('an idle isolate checks for a newer catalog before it responds', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await store.get(waitUntil);
  await publish(3);
  time += 80_000;
  expect((await store.get(waitUntil)).parts).toBe(3);
});

test('and responds with its current catalog when the check takes too long', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await store.get(waitUntil);
  await publish(3);
  time += 80_000;
  vi.useFakeTimers();
  vi.spyOn(kv, 'get').mockReturnValue(new Promise<never>(() => undefined));
  const answer = store.get(waitUntil);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer).parts).toBe(2);
  vi.useRealTimers();
});

test('every request succeeds while a newer catalog is published and loaded', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  const seen: number[] = [];
  for (let request = 0; request < 200; request++) {
    if (request === 50) await publish(3);
    time += 500;
    seen.push((await store.get(waitUntil)).parts);
    if (request % 7 === 0) await settle();
  }
  expect(seen).toHaveLength(200);
  expect(seen.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 2));
  // 60 s correspond to 120 requests.
  expect(seen.slice(110).every((parts) => parts === 3)).toBe(true);
  expect(seen).toEqual(seen.toSorted());
});

test('reads the pointer once every 25 s, for any number of requests', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await store.get(waitUntil);
  kv.calls.get = 0;
  time += 25_000;
  await Promise.all(Array.from({ length: 50 }, () => store.get(waitUntil)));
  await settle();
  expect(kv.calls.get).toBe(1);
});

test('keeps the last good catalog when bytes are damaged, and logs the damage', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  const good = await store.get(waitUntil);
  const version = await publish(3);
  const bytes = new Uint8Array(kv.values.get(`catalog/${version}`) as ArrayBuffer);
  bytes.set([(bytes.at(-1) ?? 0) ^ 1], bytes.length - 1);
  time += 60_000;
  await store.get(waitUntil);
  await settle();
  expect(await store.get(waitUntil)).toBe(good);
  expect(console.error).toHaveBeenCalled();
});

describe('a truncated snapshot', () => {
  const truncate = (version: string): ArrayBuffer => {
    const whole = kv.values.get(`catalog/${version}`) as ArrayBuffer;
    kv.values.set(`catalog/${version}`, whole.slice(0, whole.byteLength / 2));
    return whole;
  };

  test('is rejected; the catalog in memory stays until the snapshot is complete', async () => {
    await publish(2);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    const good = await store.get(waitUntil);
    const version = await publish(3);
    const whole = truncate(version);
    time += 30_000;
    expect(await store.get(waitUntil)).toBe(good);
    await settle();
    kv.values.set(`catalog/${version}`, whole);
    time += 30_000;
    expect(await store.get(waitUntil)).toBe(good);
    time += 60_000;
    expect((await store.get(waitUntil)).parts).toBe(3);
  });

  test('makes a new isolate use the previous version', async () => {
    await publish(2);
    truncate(await publish(3));
    const backend = backendOf(0);
    expect((await catalogStore({ kv, backend, now }).get(waitUntil)).parts).toBe(2);
    expect(backend.reads).toBe(0);
  });
});

describe('an earlier pointer returned by KV', () => {
  test('does not replace a newer catalog in memory', async () => {
    await publish(2);
    const earlier = kv.values.get('catalog/current') as string;
    time += 60_000;
    await publish(3);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    expect((await store.get(waitUntil)).parts).toBe(3);
    kv.values.set('catalog/current', earlier);
    time += 60_000;
    await store.get(waitUntil);
    await settle();
    expect((await store.get(waitUntil)).parts).toBe(3);
  });

  test('is used when the clock of the isolate that published the newer one was five minutes behind', async () => {
    await publish(2);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    await store.get(waitUntil);
    time -= 5 * 60_000;
    await publish(3);
    time += 6 * 60_000;
    expect((await store.get(waitUntil)).parts).toBe(3);
  });

  test('is used after KV was emptied and filled again', async () => {
    await publish(1);
    await publish(2);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    await store.get(waitUntil);
    kv.values.clear();
    time += 60_000;
    await publish(3);
    expect((await store.get(waitUntil)).parts).toBe(3);
  });

  test('is used when an earlier catalog is published again', async () => {
    await publish(2);
    await publish(3);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    expect((await store.get(waitUntil)).parts).toBe(3);
    time += 60_000;
    await publish(2);
    expect((await store.get(waitUntil)).parts).toBe(2);
  });
});

test('a new isolate that finds damaged bytes builds from the backend and repairs KV', async () => {
  const version = await publish(3);
  kv.values.set(`catalog/${version}`, new ArrayBuffer(64));
  const backend = backendOf(3);
  expect((await catalogStore({ kv, backend, now }).get(waitUntil)).parts).toBe(3);
  expect(backend.reads).toBe(1);
  const other = backendOf(0);
  expect((await catalogStore({ kv, backend: other, now }).get(waitUntil)).parts).toBe(3);
  expect(other.reads).toBe(0);
});

test('without KV, builds the catalog from the backend and keeps it in memory', async () => {
  kv.isDown = true;
  const backend = backendOf(3);
  const store = catalogStore({ kv, backend, now });
  expect((await store.get(waitUntil)).parts).toBe(3);
  time += 60_000;
  expect((await store.get(waitUntil)).parts).toBe(3);
  await settle();
  expect((await store.get(waitUntil)).parts).toBe(3);
  expect(backend.reads).toBe(1);
});

test('without KV and backend, reports the error and retries on the next request', async () => {
  const backend = backendOf(3);
  backend.isDown = true;
  const store = catalogStore({ kv, backend, now });
  await expect(store.get(waitUntil)).rejects.toMatchObject({ code: 'catalog-unavailable' });
  backend.isDown = false;
  expect((await store.get(waitUntil)).parts).toBe(3);
});

test('a visitor waits up to 5 s for a build; the build completes once for later requests', async () => {
  vi.useFakeTimers();
  try {
    const backend = backendOf(3);
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const catalogSizes = () => slow.then(() => backend.catalogSizes());
    const store = catalogStore({ kv, backend: { ...backend, catalogSizes }, now });
    const settled = vi.fn();
    const first = store.get(waitUntil).finally(settled);
    const refused = expect(first).rejects.toMatchObject({ code: 'catalog-unavailable', status: 503 });
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    const second = store.get(waitUntil);
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    answer();
    expect((await second).parts).toBe(3);
    await settle();
    expect(vi.getTimerCount()).toBe(0);
    expect((await store.get(waitUntil)).parts).toBe(3);
    expect(backend.reads).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a backend without parts publishes nothing, and parts are found once they exist', async () => {
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await expect(store.get(waitUntil)).rejects.toMatchObject({ code: 'catalog-unavailable' });
  expect(kv.values.size).toBe(0);
  expect((await catalogStore({ kv, backend: backendOf(3), now }).get(waitUntil)).parts).toBe(3);
});

test('keeps the last three versions and removes older ones', async () => {
  const versions = [await publish(0), await publish(1), await publish(2), await publish(3)];
  const isStored = versions.map((version) => kv.values.has(`catalog/${version}`));
  expect(isStored).toEqual([false, true, true, true]);
});

test('publishing the same catalog again keeps it and the previous versions', async () => {
  const versions = [await publish(1), await publish(2), await publish(3)];
  await publish(3);
  expect(await readPointer(kv)).toMatchObject({ version: versions[2], parts: 3, older: [versions[1], versions[0]] });
  expect(versions.every((version) => kv.values.has(`catalog/${version}`))).toBe(true);
});

test('an isolate starts with the previous version when the newest is damaged or missing', async () => {
  const before = await publish(2);
  for (const harm of ['damaged', 'missing'] as const) {
    const version = await publish(3);
    if (harm === 'missing') kv.values.delete(`catalog/${version}`);
    else kv.values.set(`catalog/${version}`, new ArrayBuffer(64));
    const backend = backendOf(1);
    const store = catalogStore({ kv, backend, now });
    expect((await store.get(waitUntil)).version).toBe(before);
    expect(store.state()).toEqual({ version: before, parts: 2, publishedAt: null });
    expect(backend.reads).toBe(0);
    await publish(3);
    time += 25_000;
    await store.get(waitUntil);
    await settle();
    expect((await store.get(waitUntil)).parts).toBe(harm === 'missing' ? 3 : 2);
  }
});
