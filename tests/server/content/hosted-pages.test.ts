import { Builder } from '@builder.io/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SDK } from '../../../src/server/content/hosted-api.ts';
import { hostedPages, parseHostedPages } from '../../../src/server/content/hosted-pages.ts';
import { pageList } from '../../../src/server/content/page-list.ts';
import { builderPage, FAKE_HOST, FAKE_KEY, type Fault, fakeBuilder } from '../../support/services/fake-builder.ts';
import { jumpingClock } from '../../support/services/jumping-clock.ts';

const space = { apiKey: FAKE_KEY, host: FAKE_HOST };
const pages = (count: number) => Array.from({ length: count }, (_, at) => builderPage(`/page-${at}`));

beforeEach(jumpingClock);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [1, 1],
  [29, 1],
  [30, 6],
  [65, 6],
  [179, 6],
  [180, 11],
])('reads %i published pages, 30 per request, in %i requests', async (count, requests) => {
  const fake = fakeBuilder(pages(count));
  const found = await hostedPages(space);
  expect(found.map(({ url }) => url)).toEqual(pages(count).map(({ data }) => data.url));
  expect(fake.asked).toHaveLength(requests);
});

test('sends the same request as the SDK, without visitor attributes', async () => {
  const fake = fakeBuilder(pages(1));
  await hostedPages(space);
  const { url, headers } = fake.asked[0] ?? { url: new URL('x:'), headers: new Headers() };
  expect(url.pathname).toBe('/api/v3/content/page');
  expect(decodeURIComponent(url.search)).toBe(
    `?omit=meta.componentsUsed&apiKey=${FAKE_KEY}` +
      '&fields=id,name,query,startDate,endDate,published,data.title,data.url,data.description,data.noindex' +
      '&noTraverse=true&userAttributes={}&cacheSeconds=10&staleCacheSeconds=10&includeRefs=true&limit=30&model="page"',
  );
  expect(Object.fromEntries(headers)).toEqual({
    'x-builder-sdk': '@builder.io/sdk',
    'x-builder-sdk-gen': '1',
    'x-builder-sdk-version': Builder.VERSION,
  });
  expect(SDK.version).toBe(Builder.VERSION);
});

test('leaves out drafts and entries without a path on this site', async () => {
  fakeBuilder([
    { id: 'a', name: 'No data' },
    { id: 'b', name: 'Elsewhere', data: { url: 'https://evil.example' } },
    { id: 'd', name: 'Archived', published: 'archived', data: { url: '/old' } },
    { id: 'c', name: 'By its name', data: { url: '/here', title: 5 } },
  ]);
  expect(await hostedPages(space)).toMatchObject([{ id: 'c', title: 'By its name', url: '/here' }]);
});

test.each<Fault>(['away', 'slow', 'status 500', 'status 500 with JSON', 'invalid JSON', 'empty', 'never'])(
  'rejects within 2 s when the service fails: %s',
  async (fault) => {
    const fake = fakeBuilder(pages(3));
    fake.fault = fault;
    const start = Date.now();
    await expect(hostedPages(space)).rejects.toThrow();
    expect(Date.now() - start).toBeLessThan(2200);
  },
);

test('rejects a wrong key, and a missing one before any request', async () => {
  const fake = fakeBuilder(pages(3));
  await expect(hostedPages({ ...space, apiKey: 'wrong' })).rejects.toThrow('lists no page');
  await expect(hostedPages({ ...space, apiKey: '' })).rejects.toThrow('key');
  expect(fake.asked).toHaveLength(1);
});

test('a list survives the cache with rules and schedule', async () => {
  fakeBuilder([builderPage('/a', { startDate: 5, endDate: 7, data: { noindex: true, description: 'About a' } })]);
  const list = await hostedPages(space);
  expect(list[0]).toMatchObject({ startDate: 5, endDate: 7, noindex: true, description: 'About a' });
  expect(parseHostedPages(JSON.parse(JSON.stringify(list)))).toEqual(list);
  expect(() => parseHostedPages([{ id: 'a' }])).toThrow();
});

test('the search list contains hosted pages and the embedded ones they lack, and never throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const embedded = async () => [
    { id: 1, title: 'Reference', url: '/reference' },
    { id: 2, title: 'Old title', url: '/about', words: 'words of the page' },
  ];
  const hosted = async () => [{ id: 'x', title: 'New title', url: '/about' }];
  const fails = async () => Promise.reject(new Error('away'));
  const embeddedCount = (await pageList({ hosted: null, embedded: async () => [] }).all()).length;
  expect((await pageList({ hosted, embedded }).all()).slice(embeddedCount)).toEqual([
    { id: 'x', title: 'New title', url: '/about', words: 'words of the page' },
    { id: 1, title: 'Reference', url: '/reference' },
  ]);
  expect(await pageList({ hosted: fails, embedded }).all()).toHaveLength(embeddedCount + 2);
  expect(await pageList({ hosted: null, embedded: fails }).all()).toHaveLength(embeddedCount);
  vi.restoreAllMocks();
});
