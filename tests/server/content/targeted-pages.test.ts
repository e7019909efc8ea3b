import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Visitor } from '../../../src/domain/site/content/visitor.ts';
import { createCache } from '../../../src/server/cache/cached.ts';
import { foundPages, type HostedContent, hostedContent } from '../../../src/server/content/hosted-content.ts';
import {
  builderPage,
  FAKE_HOST,
  FAKE_KEY,
  type FakeBuilder,
  fakeBuilder,
} from '../../support/services/fake-builder.ts';
import { type FakeKv, fakeKv } from '../../support/services/fake-kv.ts';
import { jumpingClock } from '../../support/services/jumping-clock.ts';

const rule = (property: string, operator: string, value: unknown) => ({ property, operator, value });
const page = (id: string, path: string, ...rules: ReturnType<typeof rule>[]) =>
  builderPage(path, { id, query: [rule('urlPath', 'is', path), ...rules], data: { title: id } });

const phone: Visitor = { urlPath: '', device: 'mobile', locale: 'de-DE' };
const desk: Visitor = { urlPath: '', device: 'desktop', locale: 'en-US' };

let fake: FakeBuilder;
let kv: FakeKv;
let hosted: HostedContent;
const titleFor = async (visitor?: Visitor, path = '/offer') => (await hosted.page(path, visitor))?.data.title;

beforeEach(() => {
  jumpingClock();
  kv = fakeKv();
  fake = fakeBuilder([
    page('for-phones', '/offer', rule('device', 'is', 'mobile')),
    page('for-germans', '/offer', rule('locale', 'startsWith', 'de')),
    page('by-gender', '/offer', rule('gender', 'isNot', 'x')),
    page('for-all', '/offer'),
    page('never', '/never', rule('gender', 'isNot', 'x')),
  ]);
  hosted = hostedContent({ apiKey: FAKE_KEY, host: FAKE_HOST }, createCache({ kv, now: Date.now }), Date.now, {
    run: (work) => work(),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('selects per visitor the first entry in the space’s order whose rules match', async () => {
  const visitors = [phone, desk, { ...desk, locale: 'de-AT' }, undefined];
  const wanted = ['for-phones', 'for-all', 'for-germans', 'for-all'];
  for (let round = 0; round < 20; round++)
    expect(await Promise.all(visitors.map((visitor) => titleFor(visitor)))).toEqual(wanted);
});

test('caches one copy of each entry without visitor data', async () => {
  for (const visitor of [phone, desk, { ...phone, locale: 'fr-FR' }]) await titleFor(visitor);
  expect(fake.asked).toHaveLength(3);
  expect([...kv.values.keys()].map((key) => key.split('/').slice(4).join('/')).sort()).toEqual([
    'page/for-all',
    'page/for-phones',
    'pages',
  ]);
  const stored = [...kv.values.values()].join();
  expect(stored).not.toContain('de-DE');
  expect(stored).not.toContain('fr-FR');
});

test('sends the service only the attributes that the page’s rules name', async () => {
  await titleFor(phone);
  await titleFor(desk);
  expect(fake.asked.slice(1).map(({ url }) => url.searchParams.get('userAttributes'))).toEqual([
    '{"urlPath":"/offer","device":"mobile"}',
    '{"urlPath":"/offer"}',
  ]);
});

test('a rule about an unknown attribute matches nobody', async () => {
  expect(await hosted.page('/never', phone)).toBeNull();
});

test('lists each URL once, with the page for everyone', async () => {
  expect((await foundPages(hosted)).map(({ id }) => id)).toEqual(['for-all']);
});
