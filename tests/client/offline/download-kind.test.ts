import { describe, expect, test } from 'vitest';
import { readKept } from '../../../src/client/offline/device-files.ts';
import { failureOf } from '../../../src/client/offline/download-failure.ts';
import { downloadKind } from '../../../src/client/offline/download-kind.ts';
import { OFFER, pageResponse, serverOf } from '../../support/offline/fake-build.ts';
import { fakeCaches } from '../../support/offline/fake-caches.ts';

const NOW = new Date('2026-11-23T15:15:00Z');

const setUp = (change: Parameters<typeof serverOf>[0] = {}) => {
  const { fake, caches } = fakeCaches();
  const server = serverOf(change);
  const controller = new AbortController();
  const progress: number[] = [];
  const waits: number[] = [];
  const run = async () =>
    downloadKind(
      'references',
      OFFER,
      {
        caches,
        fetch: server.fetch,
        now: () => NOW,
        wait: async (ms) => void waits.push(ms),
        inWorker: async () => null,
      },
      {
        signal: controller.signal,
        kept: await readKept(caches, 'references'),
        onBytes: (bytes) => progress.push(bytes),
        onStored: () => progress.push(-1),
      },
    );
  return { fake, caches, server, controller, progress, waits, run };
};

const failure = (run: () => Promise<unknown>) => run().then(() => 'none', failureOf);

test('stores every file and page, and the record last', async () => {
  const { fake, caches, progress, run } = setUp();
  const record = await run();
  expect(record).toMatchObject({ build: OFFER.build, keptAt: NOW.toISOString(), responses: 5 });
  expect([...fake.stores.keys()]).toEqual([`canyon-references-${OFFER.build}`, 'canyon-kept']);
  expect(progress.at(-1)).toBe(-1);
  expect(progress.slice(0, -1)).toEqual([...progress.slice(0, -1)].sort((a, b) => a - b));
  expect(await readKept(caches, 'references')).toEqual(record);
});

test('requests everything without credentials and without redirects', async () => {
  const { server, run } = setUp();
  await run();
  expect(server.requests.length).toBe(5);
  for (const { init } of server.requests) expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
});

test('copies files of an earlier build that did not change', async () => {
  const { caches, server, run } = setUp();
  const before = await caches.open('canyon-references-aaaaaaaaaaaa');
  await before.put('/build/boot-12345678.js', new Response('boot()'));
  await run();
  expect(server.requests.map(({ url }) => url)).not.toContain('/build/boot-12345678.js');
});

describe('pages of the version on the device', () => {
  const HOUR_MS = 3_600_000;
  const update = async (age: number, build: string = OFFER.build) => {
    const set = setUp();
    await set.run();
    const cache = await set.caches.open(`canyon-references-${OFFER.build}`);
    const headers = {
      'X-Shared-Build': build,
      'X-Stored-At': new Date(NOW.getTime() - age).toISOString(),
      'Content-Security-Policy': 'stored',
    };
    await cache.put('/glossary', new Response('earlier', { headers }));
    set.server.requests.length = 0;
    await set.run();
    const found = await cache.match('/glossary');
    return { text: await found?.text(), headers: found?.headers, requested: set.server.requests.map(({ url }) => url) };
  };

  test('a copy of today is used with its headers', async () => {
    const { text, headers, requested } = await update(HOUR_MS);
    expect(text).toBe('earlier');
    expect(headers?.get('Content-Security-Policy')).toBe('stored');
    expect(headers?.get('X-Stored-At')).toBe(new Date(NOW.getTime() - HOUR_MS).toISOString());
    expect(requested).not.toContain('/glossary');
  });

  test.each([
    ['an older copy', 25 * HOUR_MS, OFFER.build],
    ['a copy of another build', HOUR_MS, 'bbbbbbbbbbbb'],
  ])('%s is downloaded again', async (_, age, build) => {
    const { text, requested } = await update(age, build);
    expect(text).not.toBe('earlier');
    expect(requested).toContain('/glossary');
  });
});

test('keeps the headers of a page, its content policy included, and adds the time', async () => {
  const { caches, run } = setUp({
    '/glossary': () => {
      const page = pageResponse();
      page.headers.set('Content-Security-Policy', "default-src 'self'");
      page.headers.set('Content-Encoding', 'br');
      return page;
    },
  });
  await run();
  const stored = await caches.match('/glossary');
  expect(stored?.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(stored?.headers.get('X-Stored-At')).toBe(NOW.toISOString());
  expect(stored?.headers.has('Content-Encoding')).toBe(false);
});

test('waits for a page that is rendered per visitor at first', async () => {
  const answers = [pageResponse('late', null), pageResponse('shared')];
  const { caches, waits, run } = setUp({ '/glossary': () => answers.shift() ?? pageResponse() });
  await run();
  expect(waits).toHaveLength(1);
  expect(await (await caches.match('/glossary'))?.text()).toBe('shared');
});

describe('a download that fails leaves nothing', () => {
  test.each([
    ['a lost connection', 'connection', { '/build/boot-12345678.js': () => Promise.reject(new TypeError('reset')) }],
    ['an error of the server', 'server', { '/build/boot-12345678.js': () => new Response('', { status: 503 }) }],
    ['a flipped byte', 'damaged', { '/build/boot-12345678.js': () => new Response('boot(!') }],
    ['a file that is cut off', 'damaged', { '/build/boot-12345678.js': () => new Response('boot') }],
    ['HTML instead of a manifest', 'damaged', { [OFFER.manifest]: () => new Response('<html>') }],
    ['a manifest that is gone', 'changed', { [OFFER.manifest]: () => new Response('', { status: 404 }) }],
    ['a page of a newer build', 'changed', { '/glossary': () => pageResponse('new', 'bbbbbbbbbbbb') }],
    ['a page that is always per visitor', 'server', { '/glossary': () => pageResponse('own', null) }],
  ] as const)('%s', async (_, why, change) => {
    const { fake, run } = setUp(change);
    expect(await failure(run)).toBe(why);
    expect([...fake.stores.keys()]).toEqual([]);
  });

  test('a full device', async () => {
    const { fake, caches, run } = setUp();
    const cache = await fake.open(`canyon-references-${OFFER.build}`);
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await failure(run)).toBe('no-space');
    expect(await caches.keys()).toEqual([]);
  });

  test('a cancellation during the check', async () => {
    const { fake, controller, run } = setUp();
    const cache = await fake.open(`canyon-references-${OFFER.build}`);
    const { match } = cache;
    cache.match = (request) => {
      controller.abort();
      return match.call(cache, request);
    };
    await expect(run()).rejects.toThrow();
    expect([...fake.stores.keys()]).toEqual([]);
  });

  test('a cancellation', async () => {
    const { fake, controller, run } = setUp({
      '/glossary': () => {
        controller.abort();
        return pageResponse();
      },
    });
    await expect(run()).rejects.toThrow();
    expect([...fake.stores.keys()]).toEqual([]);
  });
});
