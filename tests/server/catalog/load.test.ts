import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { celsius, mm, usdE5 } from '../../../src/domain/kit/units.ts';
import type { Size } from '../../../src/domain/reference/sizes/size.ts';
import { openCatalog } from '../../../src/domain/shop/catalog/index/open-catalog.ts';
import type { PartRecord } from '../../../src/domain/shop/catalog/model.ts';
import type { CatalogBackend } from '../../../src/server/backend/port.ts';
import { buildSnapshot } from '../../../src/server/catalog/build-snapshot.ts';
import { catalogStore } from '../../../src/server/catalog/load.ts';
import { publishSnapshot, readPointer } from '../../../src/server/catalog/publish.ts';
import { type FakeKv, fakeKv } from '../../support/fake-kv.ts';

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

/** A backend with so many parts. */
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

test('a published catalog is loaded once for all requests', async () => {
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

test('an empty KV is filled from the backend, once', async () => {
  const backend = backendOf(3);
  const store = catalogStore({ kv, backend, now });
  const loaded = await Promise.all([store.get(waitUntil), store.get(waitUntil)]);
  expect(loaded.map(({ parts }) => parts)).toEqual([3, 3]);
  expect(backend.reads).toBe(1);
  const other = backendOf(1);
  expect((await catalogStore({ kv, backend: other, now }).get(waitUntil)).parts).toBe(3);
  expect(other.reads).toBe(0);
});

test('a newer catalog is taken over in the background within the minute, half of it the cache of KV', async () => {
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

test('an isolate that was idle looks before it answers', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await store.get(waitUntil);
  await publish(3);
  time += 80_000;
  expect((await store.get(waitUntil)).parts).toBe(3);
});

test('and answers from what it has when that takes too long', async () => {
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

test('every request is answered while a newer catalog is published and loaded', async () => {
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
  // 60 s are 120 requests.
  expect(seen.slice(110).every((parts) => parts === 3)).toBe(true);
  expect(seen).toEqual(seen.toSorted());
});

test('the pointer is looked at once in 25 s, however many requests come', async () => {
  await publish(2);
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await store.get(waitUntil);
  kv.calls.get = 0;
  time += 25_000;
  await Promise.all(Array.from({ length: 50 }, () => store.get(waitUntil)));
  await settle();
  expect(kv.calls.get).toBe(1);
});

test('damaged bytes leave the last good catalog in use and are logged', async () => {
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

describe('a snapshot that arrives truncated', () => {
  const truncate = (version: string): ArrayBuffer => {
    const whole = kv.values.get(`catalog/${version}`) as ArrayBuffer;
    kv.values.set(`catalog/${version}`, whole.slice(0, whole.byteLength / 2));
    return whole;
  };

  test('is refused; the catalog in memory stays until it can be read whole', async () => {
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

  test('leaves a new isolate with the version before it', async () => {
    await publish(2);
    truncate(await publish(3));
    const backend = backendOf(0);
    expect((await catalogStore({ kv, backend, now }).get(waitUntil)).parts).toBe(2);
    expect(backend.reads).toBe(0);
  });
});

describe('a KV that answers with an earlier pointer', () => {
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

  test('is followed when the clock of the isolate that published the newer one was five minutes behind', async () => {
    await publish(2);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    await store.get(waitUntil);
    time -= 5 * 60_000;
    await publish(3);
    time += 6 * 60_000;
    expect((await store.get(waitUntil)).parts).toBe(3);
  });

  test('is followed after KV was emptied and filled again', async () => {
    await publish(1);
    await publish(2);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    await store.get(waitUntil);
    kv.values.clear();
    time += 60_000;
    await publish(3);
    expect((await store.get(waitUntil)).parts).toBe(3);
  });

  test('goes back to an earlier catalog that is published again', async () => {
    await publish(2);
    await publish(3);
    const store = catalogStore({ kv, backend: backendOf(0), now });
    expect((await store.get(waitUntil)).parts).toBe(3);
    time += 60_000;
    await publish(2);
    expect((await store.get(waitUntil)).parts).toBe(2);
  });
});

test('a fresh isolate that finds damaged bytes builds from the backend and mends KV', async () => {
  const version = await publish(3);
  kv.values.set(`catalog/${version}`, new ArrayBuffer(64));
  const backend = backendOf(3);
  expect((await catalogStore({ kv, backend, now }).get(waitUntil)).parts).toBe(3);
  expect(backend.reads).toBe(1);
  const other = backendOf(0);
  expect((await catalogStore({ kv, backend: other, now }).get(waitUntil)).parts).toBe(3);
  expect(other.reads).toBe(0);
});

test('with KV down the catalog is built from the backend, and held', async () => {
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

test('with neither KV nor backend the store says so, and tries again on the next request', async () => {
  const backend = backendOf(3);
  backend.isDown = true;
  const store = catalogStore({ kv, backend, now });
  await expect(store.get(waitUntil)).rejects.toMatchObject({ code: 'catalog-unavailable' });
  backend.isDown = false;
  expect((await store.get(waitUntil)).parts).toBe(3);
});

test('a visitor waits 5 s for a catalog that is being built; it is built all the same, once, for those who come next', async () => {
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

test('a backend without parts is no catalog: nothing is published, and the parts are found once they are there', async () => {
  const store = catalogStore({ kv, backend: backendOf(0), now });
  await expect(store.get(waitUntil)).rejects.toMatchObject({ code: 'catalog-unavailable' });
  expect(kv.values.size).toBe(0);
  expect((await catalogStore({ kv, backend: backendOf(3), now }).get(waitUntil)).parts).toBe(3);
});

test('the last three versions stay, older ones are removed', async () => {
  const versions = [await publish(0), await publish(1), await publish(2), await publish(3)];
  const held = versions.map((version) => kv.values.has(`catalog/${version}`));
  expect(held).toEqual([false, true, true, true]);
});

test('publishing the same catalog again keeps it and those before', async () => {
  const versions = [await publish(1), await publish(2), await publish(3)];
  await publish(3);
  expect(await readPointer(kv)).toMatchObject({ version: versions[2], parts: 3, older: [versions[1], versions[0]] });
  expect(versions.every((version) => kv.values.has(`catalog/${version}`))).toBe(true);
});

test('an isolate that finds the newest version damaged or not there yet starts with the one before', async () => {
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
