import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../src/server/cache/cached.ts';
import { hostedContent } from '../../src/server/content/hosted-content.ts';
import { builderPage, FAKE_HOST, FAKE_KEY, type FakeBuilder, fakeBuilder } from '../support/services/fake-builder.ts';

let fake: FakeBuilder;
let later = 0;
const now = (): number => Date.now() + later;

/** A space read by the SDK in workerd, through the runtime's KV. */
const isolate = () => {
  const cache = createCache({ kv: env.CACHE, now });
  return hostedContent({ apiKey: FAKE_KEY, host: FAKE_HOST }, cache, now, { run: (work) => work() });
};

beforeEach(() => {
  fake = fakeBuilder([builderPage('/faq')]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the SDK reads a page in workerd; 200 concurrent reads send one request for the list and one for the page', async () => {
  const hosted = isolate();
  const pages = await Promise.all(Array.from({ length: 200 }, () => hosted.page('/faq')));
  expect(new Set(pages.map((page) => page?.data.title))).toEqual(new Set(['Hosted /faq']));
  expect(fake.asked.map(({ url }) => url.pathname)).toEqual(['/api/v3/content/page', '/api/v3/content/page']);
});

test('attributes of one request never appear in another', async () => {
  fake.entries = Array.from({ length: 20 }, (_, at) => builderPage(`/page-${at}`));
  later += 3_600_000;
  const hosted = isolate();
  await Promise.all(fake.entries.map((_, at) => hosted.page(`/page-${at}`)));
  const attributes = fake.asked
    .slice(1)
    .map(({ url }) => [url.searchParams.get('query.id'), url.searchParams.get('userAttributes')]);
  expect(attributes.sort()).toEqual(
    fake.entries.map((_, at) => [`"page-page-${at}"`, `{"urlPath":"/page-${at}"}`]).sort(),
  );
});

test('another isolate serves the last good page from KV within 2.5 s while the service hangs', async () => {
  later += 7_200_000;
  await isolate().page('/faq');
  await vi.waitFor(async () => {
    const { keys } = await env.CACHE.list();
    expect(keys.some(({ name }) => name.endsWith('/page/page-faq'))).toBe(true);
  });
  fake.fault = 'never';
  later += 3_600_000;
  const start = Date.now();
  expect((await isolate().page('/faq'))?.data.title).toBe('Hosted /faq');
  expect(Date.now() - start).toBeLessThan(2500);
});
