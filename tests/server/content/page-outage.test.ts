import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEntry } from '../../../src/domain/site/content/entry.ts';
import { createCache } from '../../../src/server/cache/cached.ts';
import { cachedEmbedded, connectedSource, embeddedSource } from '../../../src/server/content/content-source.ts';
import type { EmbeddedContent, StoredPage } from '../../../src/server/content/embedded-content.ts';
import type { HostedContent } from '../../../src/server/content/hosted-content.ts';
import { pagePublisher } from '../../../src/server/content/publish-pages.ts';
import { publishedPages } from '../../../src/server/content/published-pages.ts';
import { guardedPages } from '../../../src/server/ports/guarded-ports.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';
import { appWith } from '../../support/services/fake-services.ts';

const DAY = 24 * 60 * 60_000;

const page = (path: string, title: string, noindex = false): StoredPage => ({
  path,
  noindex,
  entry: JSON.stringify({ id: `id${path}`, data: { url: path, title } }),
});

/** A page store that works, fails, hangs, or fails only for its list. */
const database = (rows: StoredPage[]) => {
  const db = {
    rows,
    fault: null as 'fails' | 'hangs' | 'list fails' | null,
    reads: 0,
    async read<T>(value: T, isList: boolean): Promise<T> {
      db.reads += 1;
      if (db.fault === 'hangs') return new Promise<never>(() => undefined);
      if (db.fault === 'fails' || (db.fault === 'list fails' && isList)) throw new Error('D1_ERROR: down');
      return value;
    },
    page: (path: string) => {
      const row = db.rows.find((one) => one.path === path);
      return db.read(row === undefined ? null : parseEntry(JSON.parse(row.entry)), false);
    },
    paths: () =>
      db.read(
        db.rows.map(({ path, noindex }) => ({ path, noindex })),
        true,
      ),
    pages: () => db.read(db.rows, true),
  };
  return db;
};

let kv: FakeKv;
let later: number;
let background: Promise<unknown>[];
const now = (): number => Date.now() + later;
const waitUntil = (work: Promise<unknown>): void => void background.push(work.catch(() => undefined));

/** One isolate with new memory and circuits, and a shared database and KV. */
const isolate = (db: ReturnType<typeof database>) => {
  const breaker = createBreaker({ name: 'pages', now, timeoutMs: 2000 });
  const cache = createCache({ kv, now, waitUntil });
  const published = publishedPages(kv);
  const publisher = pagePublisher(db, published, waitUntil);
  const pages = cachedEmbedded(publisher.watched(guardedPages(db, breaker)), cache, published);
  return { pages, publisher, source: embeddedSource(pages), settled: () => Promise.all(background) };
};
const dropCaches = (): void => {
  for (const key of [...kv.values.keys()]) if (key.startsWith('cache/')) kv.values.delete(key);
};
const titleAt = async (pages: Pick<EmbeddedContent, 'page'>, path: string) => (await pages.page(path))?.data.title;

beforeEach(() => {
  vi.useFakeTimers();
  kv = fakeKv();
  later = 0;
  background = [];
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the result of work that can wait for timeouts. */
const passed = async <T>(work: Promise<T>, milliseconds = 5000): Promise<T> => {
  const settled = Promise.allSettled([work]);
  await vi.advanceTimersByTimeAsync(milliseconds);
  const [outcome] = await settled;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};

describe.each(['fails', 'hangs'] as const)('while the database %s', (fault) => {
  test('a new isolate shows a never-visited page as published', async () => {
    const db = database([page('/', 'Home'), page('/contact-us', 'Contact')]);
    await isolate(db).publisher.round();
    db.fault = fault;
    const { source } = isolate(db);
    expect(await passed(titleAt(source, '/contact-us'), 2500)).toBe('Contact');
    expect(await passed(source.page('/nowhere'), 2500)).toBeNull();
    expect(await passed(source.paths(), 2500)).toEqual(['/', '/contact-us']);
  });

  test('shows a page last visited 38 days ago', async () => {
    const db = database([page('/faq', 'FAQ')]);
    const first = isolate(db);
    expect(await titleAt(first.source, '/faq')).toBe('FAQ');
    await first.settled();
    later += 38 * DAY;
    db.fault = fault;
    expect(await passed(titleAt(first.source, '/faq'))).toBe('FAQ');
  });

  test('a page without a copy returns 503, also while the circuit is open', async () => {
    const db = database([page('/faq', 'FAQ')]);
    db.fault = fault;
    const { source } = isolate(db);
    for (let visit = 0; visit < 7; visit++) {
      await expect(passed(source.page('/faq'))).rejects.toMatchObject({ code: 'content-unavailable', status: 503 });
    }
    await expect(passed(source.paths())).rejects.toMatchObject({ status: 503 });
    await expect(passed(source.indexedPaths())).rejects.toMatchObject({ status: 503 });
    expect(db.reads).toBeLessThan(10);
  });
});

test('shows a cached page while only the list of paths is unreadable', async () => {
  const db = database([page('/faq', 'FAQ')]);
  const first = isolate(db);
  await titleAt(first.source, '/faq');
  await first.settled();
  for (const key of [...kv.values.keys()])
    if (key.includes('paths') || key.includes('published')) kv.values.delete(key);
  db.fault = 'list fails';
  expect(await titleAt(isolate(db).source, '/faq')).toBe('FAQ');
});

test("an editor's change takes precedence over the previously published copy", async () => {
  const db = database([page('/faq', 'Before')]);
  const { source, publisher } = isolate(db);
  await publisher.round();
  db.rows = [page('/faq', 'After')];
  expect(await titleAt(source, '/faq')).toBe('After');
  db.fault = 'fails';
  expect(await titleAt(isolate(db).source, '/faq')).toBe('After');
});

test('a withdrawn page is gone after the next round, also while the database fails', async () => {
  const db = database([page('/faq', 'FAQ'), page('/old', 'Old')]);
  await isolate(db).publisher.round();
  db.rows = [page('/faq', 'FAQ')];
  await isolate(db).publisher.round();
  db.fault = 'fails';
  expect(await isolate(db).source.page('/old')).toBeNull();
  expect(kv.values.has('content/published/old')).toBe(false);
});

describe('publishing', () => {
  test('writes only changed pages, and the list once', async () => {
    const db = database([page('/a', 'A'), page('/b', 'B')]);
    const { publisher } = isolate(db);
    await publisher.round();
    expect(kv.calls.put).toBe(3);
    await publisher.round();
    expect(kv.calls.put).toBe(3);
    db.rows = [page('/a', 'A'), page('/b', 'B2')];
    await publisher.round();
    expect(kv.calls.put).toBe(5);
  });

  test('starts with the first read of an isolate when KV has no copy, and does not repeat', async () => {
    const db = database([page('/a', 'A'), page('/b', 'B')]);
    const first = isolate(db);
    await first.source.page('/a');
    await first.settled();
    dropCaches();
    db.fault = 'fails';
    expect(await titleAt(isolate(db).source, '/b')).toBe('B');
  });

  test('keeps the copies when the store lists no pages', async () => {
    const db = database([page('/a', 'A')]);
    const { publisher } = isolate(db);
    await publisher.round();
    db.rows = [];
    await expect(publisher.round()).rejects.toThrow('no pages');
    expect(kv.values.has('content/published/a')).toBe(true);
  });

  test('leaves the earlier list in force when interrupted', async () => {
    const db = database([page('/a', 'A')]);
    const { publisher } = isolate(db);
    await publisher.round();
    db.rows = [page('/a', 'A'), page('/b', 'B')];
    const { put } = kv;
    kv.put = async (key, value) => {
      if (key === 'content/published') throw new Error('KV is down.');
      await put(key, value);
    };
    await expect(publisher.round()).rejects.toThrow('KV is down.');
    kv.put = put;
    expect(await publishedPages(kv).paths()).toEqual([{ path: '/a', noindex: false }]);
    await publisher.round();
    expect(await publishedPages(kv).paths()).toHaveLength(2);
  });
});

test('when a connected space lacks a page and the database fails, the page is unavailable instead of an error', async () => {
  const hosted = {
    page: async () => null,
    pages: async () => [],
    isForEveryone: async () => true,
    version: async () => '1',
  } as unknown as HostedContent;
  const db = database([page('/faq', 'FAQ')]);
  db.fault = 'fails';
  const source = connectedSource(hosted, isolate(db).pages);
  await expect(source.page('/faq')).rejects.toMatchObject({ status: 503 });
});

test.each(['/contact-us', '/Contact-Us/'])('%s returns 503 with Retry-After when no source has it', async (path) => {
  const db = database([page('/contact-us', 'Contact')]);
  db.fault = 'fails';
  const response = await appWith({ content: isolate(db).source }).request(path);
  const html = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(html).toContain('This page is not available right now');
});
