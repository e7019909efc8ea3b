import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../src/server/cache/cached.ts';
import { pageKey } from '../../../src/server/content/content-changes.ts';
import { changeIn } from '../../../src/server/content/content-message.ts';
import { hostedContent } from '../../../src/server/content/hosted-content.ts';
import {
  builderPage,
  FAKE_HOST,
  FAKE_KEY,
  type FakeBuilder,
  fakeBuilder,
} from '../../support/services/fake-builder.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';
import { jumpingClock } from '../../support/services/jumping-clock.ts';

let fake: FakeBuilder;
let kv: FakeKv;
let later: number;
let changed: Map<string, number>;
const now = (): number => Date.now() + later;
const latest = async () => (key: string) => Math.max(changed.get(key) ?? 0, changed.get('*') ?? 0);

/** An isolate with separate memory and a shared KV and change record. */
const isolate = () =>
  hostedContent(
    { apiKey: FAKE_KEY, host: FAKE_HOST },
    createCache({ kv, now }),
    now,
    { run: (work) => work() },
    { latest, version: async () => '1' },
  );

beforeEach(() => {
  jumpingClock();
  fake = fakeBuilder([builderPage('/faq'), builderPage('/about')]);
  kv = fakeKv();
  later = 0;
  changed = new Map();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const titles = (isolates: readonly ReturnType<typeof isolate>[], path = '/faq') =>
  Promise.all(isolates.map(async (one) => (await one.page(path))?.data.title));

test('published changes appear at the next visit in every isolate, bypassing the service’s cache', async () => {
  const isolates = [isolate(), isolate(), isolate()];
  expect(new Set(await titles(isolates))).toEqual(new Set(['Hosted /faq']));
  later += 1000;
  fake.entries = [builderPage('/faq', { data: { title: 'Published anew' } }), builderPage('/about')];
  expect(new Set(await titles(isolates))).toEqual(new Set(['Hosted /faq']));
  changed.set(pageKey('page-faq'), now());
  fake.asked.splice(0);
  expect(new Set(await titles(isolates))).toEqual(new Set(['Published anew']));
  expect(fake.asked.every(({ url }) => url.searchParams.get('cachebust') === 'true')).toBe(true);
});

test('a change of one page keeps the others cached; a change of shared content does not', async () => {
  const one = isolate();
  await titles([one], '/about');
  await titles([one], '/faq');
  later += 1000;
  changed.set(pageKey('page-faq'), now());
  fake.asked.splice(0);
  await titles([one], '/about');
  expect(fake.asked).toHaveLength(0);
  changed.set('*', now());
  await titles([one], '/about');
  expect(fake.asked.map(({ url }) => url.searchParams.get('query.id'))).toEqual([null, '"page-about"']);
});

test('uses the service’s cache again after half a minute', async () => {
  const one = isolate();
  changed.set('*', now());
  later += 30_000;
  await titles([one]);
  expect(fake.asked.map(({ url }) => url.searchParams.get('cacheSeconds'))).toEqual(['10', '10']);
});

test.each([
  ['a page', { modelName: 'page', newValue: { id: 'p1' }, previousValue: null }, { kind: 'page', id: 'p1' }],
  ['a deleted page', { modelName: 'page', newValue: null, previousValue: { id: 'p1' } }, { kind: 'page', id: 'p1' }],
  ['a shared block', { modelName: 'symbol', newValue: { id: 's1' } }, { kind: 'all' }],
  ['no values', { modelName: 'page', operation: 'publish' }, { kind: 'all' }],
  ['an invalid id', { modelName: 'page', newValue: { id: '../x' } }, { kind: 'all' }],
  ['an id of 67 characters', { modelName: 'page', newValue: { id: `${'a'.repeat(33)}_${'b'.repeat(33)}` } }, null],
])('parses a message about %s', (_, message, wanted) => {
  const found = changeIn(JSON.stringify(message));
  expect(found).toEqual(wanted ?? { kind: 'page', id: `${'a'.repeat(33)}_${'b'.repeat(33)}` });
});

test.each(['', 'no JSON', '[]', 'null', '{"modelName":7}'])(
  'treats the message %j as a change of everything',
  (body) => {
    expect(changeIn(body)).toEqual({ kind: 'all' });
  },
);
