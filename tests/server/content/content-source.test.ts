import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseEntry } from '../../../src/domain/site/content/entry.ts';
import { createCache } from '../../../src/server/cache/cached.ts';
import { type ContentSource, connectedSource } from '../../../src/server/content/content-source.ts';
import type { EmbeddedContent } from '../../../src/server/content/embedded-content.ts';
import { foundPages, hostedContent } from '../../../src/server/content/hosted-content.ts';
import {
  builderPage,
  FAKE_HOST,
  FAKE_KEY,
  type FakeBuilder,
  type Fault,
  fakeBuilder,
} from '../../support/services/fake-builder.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';
import { jumpingClock } from '../../support/services/jumping-clock.ts';

const FAULTS: Fault[] = ['away', 'slow', 'status 500', 'status 500 with JSON', 'invalid JSON', 'empty'];
const MINUTE = 60_000;

const embedded: EmbeddedContent = {
  async page(path) {
    return path === '/faq' || path === '/own'
      ? parseEntry({ id: `own${path}`, data: { url: path, title: `Embedded ${path}` } })
      : null;
  },
  paths: async () => [
    { path: '/faq', noindex: false },
    { path: '/own', noindex: true },
  ],
};

let fake: FakeBuilder;
let kv: FakeKv;
/** Added to the clock. */
let later: number;
const now = (): number => Date.now() + later;
let background: Promise<unknown>[];

/** One isolate with separate memory and shared KV. */
const isolate = () => {
  const cache = createCache({ kv, now, waitUntil: (work) => void background.push(work) });
  const hosted = hostedContent({ apiKey: FAKE_KEY, host: FAKE_HOST }, cache, now, { run: (work) => work() });
  return { hosted, source: connectedSource(hosted, embedded) };
};
const source = (): ContentSource => isolate().source;
const titleAt = async (from: ContentSource, path: string): Promise<string | undefined> =>
  (await from.page(path))?.data.title;

beforeEach(() => {
  jumpingClock();
  fake = fakeBuilder([builderPage('/faq'), builderPage('/new')]);
  kv = fakeKv();
  later = 0;
  background = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  await Promise.allSettled(background);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('prefers the space and falls back to the embedded pages', async () => {
  const from = source();
  expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
  expect(await titleAt(from, '/new')).toBe('Hosted /new');
  expect(await titleAt(from, '/own')).toBe('Embedded /own');
  expect(await from.page('/nothing')).toBeNull();
  expect(await from.paths()).toEqual(['/faq', '/new', '/own']);
  expect(await from.indexedPaths()).toEqual(['/faq', '/new']);
});

test('requests a page by its id and path only, without visitor data', async () => {
  await source().page('/faq');
  expect(fake.asked).toHaveLength(2);
  expect(decodeURIComponent(fake.asked[1]?.url.search ?? '')).toBe(
    `?omit=meta.componentsUsed&apiKey=${FAKE_KEY}&noTraverse=false&userAttributes={"urlPath":"/faq"}` +
      '&cacheSeconds=10&staleCacheSeconds=10&includeRefs=true&limit=1&model="page"&query.id="page-faq"',
  );
});

test('unknown paths cost one list request and store nothing in KV', async () => {
  const from = source();
  for (let at = 0; at < 50; at++) expect(await from.page(`/junk-${at}`)).toBeNull();
  expect(fake.asked).toHaveLength(1);
  expect(kv.values.size).toBe(1);
});

test('200 concurrent visitors cause one request for the list and one for the page', async () => {
  const from = source();
  const titles = await Promise.all(Array.from({ length: 200 }, () => titleAt(from, '/faq')));
  expect(new Set(titles)).toEqual(new Set(['Hosted /faq']));
  expect(fake.asked).toHaveLength(2);
  await Promise.all(Array.from({ length: 200 }, () => from.page('/faq')));
  expect(fake.asked).toHaveLength(2);
});

test('another isolate reads both from KV', async () => {
  await source().page('/faq');
  await Promise.all(background);
  expect(await titleAt(source(), '/faq')).toBe('Hosted /faq');
  expect(fake.asked).toHaveLength(2);
});

test.each([0, 5, 20, 35, 50, 3600])(
  'shows published changes a minute later, whether or not the page was read %i s before',
  async (pause) => {
    const from = source();
    await from.page('/faq');
    later += pause * 1000;
    await from.page('/faq');
    await Promise.all(background);
    fake.entries = [builderPage('/faq', { data: { title: 'Published anew' } }), builderPage('/fresh')];
    // The service's cache can add 20 s to this one.
    later += 40_000;
    expect(await titleAt(from, '/faq')).toBe('Published anew');
    expect(await titleAt(from, '/fresh')).toBe('Hosted /fresh');
    expect(await from.page('/new')).toBeNull();
  },
);

describe.each(FAULTS)('while the service fails (%s)', (fault) => {
  test('visitors see the last good page, first within 2.5 s and then immediately', async () => {
    const from = source();
    await from.page('/faq');
    await Promise.all(background);
    fake.fault = fault;
    later += 20 * MINUTE;
    let start = Date.now();
    expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
    expect(Date.now() - start).toBeLessThan(2500);
    start = Date.now();
    expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
    expect(Date.now() - start).toBeLessThan(100);
  });

  test('visitors of a new isolate also see it a week later', async () => {
    await source().page('/faq');
    await Promise.all(background);
    fake.fault = fault;
    later += 7 * 24 * 60 * MINUTE;
    const start = Date.now();
    expect(await titleAt(source(), '/faq')).toBe('Hosted /faq');
    expect(Date.now() - start).toBeLessThan(2500);
  });

  test('without a cached page, uses the embedded page, and 200 visitors cause one request', async () => {
    fake.fault = fault;
    const from = source();
    const start = Date.now();
    const titles = await Promise.all(Array.from({ length: 200 }, () => titleAt(from, '/faq')));
    expect(Date.now() - start).toBeLessThan(2500);
    expect(new Set(titles)).toEqual(new Set(['Embedded /faq']));
    expect(await titleAt(from, '/faq')).toBe('Embedded /faq');
    expect(fake.asked).toHaveLength(1);
    expect(await from.paths()).toEqual(['/faq', '/own']);
  });

  test('a page that only the space can have is unavailable, not missing', async () => {
    fake.fault = fault;
    await expect(source().page('/new')).rejects.toMatchObject({ status: 503 });
  });
});

test('a slow list and a slow page count as one wait', async () => {
  fake.fault = 'late';
  const start = Date.now();
  expect(await titleAt(source(), '/faq')).toBe('Embedded /faq');
  expect(Date.now() - start).toBeLessThan(2500);
});

test('uses a recovered service again', async () => {
  fake.fault = 'away';
  const from = source();
  expect(await titleAt(from, '/faq')).toBe('Embedded /faq');
  fake.fault = 'none';
  later += 6000;
  expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
});

test('without KV, uses memory and the space', async () => {
  kv.isDown = true;
  const from = source();
  expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
  expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
  expect(fake.asked).toHaveLength(2);
});

test('shows an entry only between its start and its end', async () => {
  const start = Date.now() + MINUTE;
  fake.entries = [builderPage('/faq', { startDate: start, endDate: start + MINUTE })];
  const { source: from, hosted } = isolate();
  expect(await titleAt(from, '/faq')).toBe('Embedded /faq');
  expect(await foundPages(hosted)).toEqual([]);
  later = MINUTE + 1000;
  expect(await titleAt(from, '/faq')).toBe('Hosted /faq');
  later = 3 * MINUTE;
  expect(await titleAt(from, '/faq')).toBe('Embedded /faq');
});

test('rules select the entry for a path; an entry without path rules applies only to its own path', async () => {
  const rule = (operator: string, value: unknown) => [{ property: 'urlPath', operator, value }];
  fake.entries = [
    builderPage('/a', { query: [] }),
    builderPage('/news', { query: rule('startsWith', '/news/') }),
    builderPage('/b', { query: [...rule('is', '/b'), { property: 'device', operator: 'is', value: 'mobile' }] }),
  ];
  const from = source();
  expect(await titleAt(from, '/a')).toBe('Hosted /a');
  expect(await titleAt(from, '/news/2026')).toBe('Hosted /news');
  expect(await from.page('/elsewhere')).toBeNull();
  expect(await from.page('/b')).toBeNull();
});

test('treats a path with a trailing slash as the page without it', async () => {
  fake.entries = [builderPage('/slashed/'), builderPage('/plain', { query: [], data: { url: '/plain/' } })];
  const from = source();
  expect(await from.paths()).toEqual(['/slashed', '/plain', '/faq', '/own']);
  expect(await titleAt(from, '/slashed')).toBe('Hosted /slashed/');
  expect(await titleAt(from, '/plain')).toBe('Hosted /plain');
});

test('includes hosted pages in search if search engines may index them', async () => {
  fake.entries = [builderPage('/faq'), builderPage('/hidden', { data: { noindex: true } })];
  expect(await foundPages(isolate().hosted)).toEqual([
    { id: 'page-faq', title: 'Hosted /faq', url: '/faq', description: '' },
  ]);
});

test('requests a draft past every cache and never stores it', async () => {
  fake.entries = [builderPage('/faq', { published: 'draft' })];
  const from = source();
  expect((await from.draft?.('page-faq', '/faq'))?.data.title).toBe('Hosted /faq');
  expect(decodeURIComponent(fake.asked[0]?.url.search ?? '')).toContain('overrides.page=page-faq');
  expect(fake.asked[0]?.url.searchParams.get('cachebust')).toBe('true');
  expect(await from.draft?.('another', '/faq')).toBeNull();
  expect(kv.values.size).toBe(0);
});

test('a page prepared at publication survives a service failure before its first visitor', async () => {
  const { prepare } = isolate().source;
  await prepare?.('page-new');
  await Promise.all(background);
  fake.fault = 'away';
  later += 60 * MINUTE;
  expect(await titleAt(source(), '/new')).toBe('Hosted /new');
});
