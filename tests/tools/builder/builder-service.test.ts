import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder } from '@builder.io/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Announcement, announcedStore } from '../../../src/tools/builder/announced-store.ts';
import { createBuilderService } from '../../../src/tools/builder/builder-service.ts';
import { type EntryStore, openEntryStore } from '../../../src/tools/builder/entry-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'builder-'));
const store: EntryStore = openEntryStore(directory);
const announced: Announcement[] = [];
const { service, control } = createBuilderService({
  store: announcedStore(store, (one) => void announced.push(one)),
  apiKey: 'key',
  privateKey: 'secret',
  editorFile: async () => null,
  seed: async () => 0,
  now: () => 5000,
});
let origin = '';
let controlOrigin = '';

const listening = (server: typeof service): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

const page = (id: string, url: string, rest: object = {}) => ({
  id,
  name: id,
  published: 'published',
  lastUpdated: 1,
  query: [{ property: 'urlPath', operator: 'is', value: url }],
  data: { title: id, url, blocks: [] },
  ...rest,
});

beforeAll(async () => {
  origin = await listening(service);
  controlOrigin = await listening(control);
  Builder.overrideHost = origin;
});
afterAll(() => {
  Builder.overrideHost = undefined;
  service.close();
  control.close();
  rmSync(directory, { recursive: true });
});
beforeEach(async () => {
  await fetch(`${controlOrigin}/reset`, { method: 'POST' });
  store.put('page', 'a', { published: page('a', '/a'), draft: page('a', '/a', { name: 'draft of a' }) });
  store.put('page', 'b', { published: page('b', '/b', { lastUpdated: 2 }), draft: null });
  store.put('page', 'c', { published: null, draft: page('c', '/c') });
  store.put('page', 'late', { published: page('late', '/late', { startDate: 9000 }), draft: null });
});

const sdk = (endpoint: 'content' | 'query'): Builder => {
  const builder = new Builder('key', undefined, undefined, true, null, 'v3');
  builder.apiEndpoint = endpoint;
  return builder;
};
const ids = (entries: unknown): string[] => (entries as { id: string }[]).map(({ id }) => id);
const knobs = (wanted: object) => fetch(`${controlOrigin}/knobs`, { method: 'PUT', body: JSON.stringify(wanted) });

describe.each(['content', 'query'] as const)('the SDK at the %s endpoint', (endpoint) => {
  test('gets the page whose rules match', async () => {
    const found = await sdk(endpoint)
      .get('page', { userAttributes: { urlPath: '/b' } })
      .promise();
    expect(found).toMatchObject({ id: 'b' });
    expect(
      await sdk(endpoint)
        .get('page', { userAttributes: { urlPath: '/none' } })
        .promise(),
    ).toBeUndefined();
  });

  test('gets no draft and nothing before its start', async () => {
    for (const urlPath of ['/c', '/late'])
      expect(await sdk(endpoint).get('page', { userAttributes: { urlPath } }).promise()).toBeUndefined();
    expect(
      await sdk(endpoint)
        .get('page', { userAttributes: { urlPath: '/a' } })
        .promise(),
    ).toMatchObject({ name: 'a' });
  });
});

test('an override returns the draft first', async () => {
  const options = { 'overrides.page': 'a' };
  const found = await sdk('content')
    .get('page', { userAttributes: { urlPath: '/b' }, preview: true, options })
    .promise();
  expect(found).toMatchObject({ id: 'a', name: 'draft of a' });
});

test('lists are filtered, limited and sorted newest first', async () => {
  expect(ids(await sdk('content').getAll('page', { userAttributes: {} }))).toEqual(['b', 'a']);
  expect(ids(await sdk('content').getAll('page', { userAttributes: {}, limit: 1, options: { offset: 1 } }))).toEqual([
    'a',
  ]);
  expect(
    ids(await sdk('content').getAll('page', { userAttributes: {}, query: { data: { url: { $in: ['/a'] } } } })),
  ).toEqual(['a']);
  const fields = await sdk('content').getAll('page', { userAttributes: {}, fields: 'id,data.url', limit: 1 });
  expect(fields).toEqual([{ id: 'b', data: { url: '/b' } }]);
});

test('includes symbols unless the request forbids it', async () => {
  const symbol = {
    '@type': '@builder.io/sdk:Element',
    id: 's',
    component: { name: 'Symbol', options: { symbol: { model: 'symbol', entry: 'shared' } } },
  };
  store.put('symbol', 'shared', { published: page('shared', ''), draft: null });
  store.put('page', 'd', {
    published: page('d', '/d', { data: { title: 'd', url: '/d', blocks: [symbol] } }),
    draft: null,
  });
  const ask = async (noTraverse: boolean) =>
    JSON.stringify(await sdk('content').getAll('page', { userAttributes: {}, noTraverse, query: { id: 'd' } }));
  expect(await ask(false)).toContain('"content":{"id":"shared"');
  expect(await ask(true)).not.toContain('content":{');
});

test('requires keys', async () => {
  expect((await fetch(`${origin}/api/v3/content/page`)).status).toBe(400);
  expect((await fetch(`${origin}/api/v3/content/page?apiKey=other`)).status).toBe(401);
  expect((await fetch(`${origin}/api/v1/write/page`, { method: 'POST', body: '{}' })).status).toBe(401);
});

test('written entries can be read, changed and deleted', async () => {
  const write = (path: string, method: string, body?: object) =>
    fetch(`${origin}/api/v1/write/${path}`, {
      method,
      headers: { Authorization: 'Bearer secret' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await write('page', 'POST', page('new', '/new'));
  await write('page/new', 'PATCH', { data: { title: 'Changed' } });
  const read = () => sdk('content').getAll('page', { userAttributes: {}, query: { id: 'new' } });
  expect(await read()).toMatchObject([{ data: { title: 'Changed', url: '/new' } }]);
  await write('page/new', 'PUT', { ...page('new', '/new'), published: 'draft' });
  expect(await read()).toEqual([]);
  expect((await write('page/new', 'DELETE')).status).toBe(200);
  expect((await write('page/new', 'DELETE')).status).toBe(404);
  expect((await write('page/new', 'PATCH', {})).status).toBe(404);
});

test('accepts ids composed of a space and an entry as names, and rejects longer ones and paths', async () => {
  const write = (id: string) =>
    fetch(`${origin}/api/v1/write/page/${id}`, {
      method: 'PUT',
      headers: { Authorization: 'Bearer secret' },
      body: JSON.stringify(page(id, '/long')),
    });
  const id = `${'a'.repeat(33)}_${'b'.repeat(33)}`;
  expect((await write(id)).status).toBe(200);
  expect((await sdk('content').getAll('page', { userAttributes: {}, query: { id } })) as unknown).toMatchObject([
    { id },
  ]);
  expect((await write('a'.repeat(129))).status).toBe(400);
  expect((await write('..%2Fx')).status).toBe(404);
});

test('announces visible changes with the previous state, but not drafts', async () => {
  announced.length = 0;
  const save = (id: string, entry: object) =>
    fetch(`${origin}/editor/api/pages/${id}`, { method: 'PUT', body: JSON.stringify(entry) });
  const write = (method: string, body?: object) =>
    fetch(`${origin}/api/v1/write/page/b`, {
      method,
      headers: { Authorization: 'Bearer secret' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await save('b', page('b', '/b', { name: 'saved' }));
  expect(announced).toEqual([]);
  await fetch(`${origin}/editor/api/pages/b/publish`, { method: 'POST' });
  await fetch(`${origin}/editor/api/pages/c/publish`, { method: 'POST' });
  await write('PUT', page('b', '/b', { published: 'draft' }));
  await write('PUT', page('b', '/b'));
  await write('DELETE');
  expect(
    announced.map(({ operation, modelName, newValue, previousValue }) => [
      operation,
      modelName,
      newValue?.id ?? null,
      previousValue?.id ?? null,
    ]),
  ).toEqual([
    ['publish', 'page', 'b', 'b'],
    ['publish', 'page', 'c', null],
    ['unpublish', 'page', 'b', 'b'],
    ['publish', 'page', 'b', null],
    ['delete', 'page', null, 'b'],
  ]);
});

test("selects pages by the visitor's attributes; missing attributes decide nothing", async () => {
  const rule = (property: string, value: string) => ({ property, operator: 'is', value });
  store.put('page', 'phone', {
    published: page('phone', '/t', { query: [rule('urlPath', '/t'), rule('device', 'mobile')], lastUpdated: 9 }),
    draft: null,
  });
  store.put('page', 'all', { published: page('all', '/t'), draft: null });
  const ask = async (userAttributes: Record<string, string>) =>
    ids(await sdk('content').getAll('page', { userAttributes }));
  expect(await ask({ urlPath: '/t', device: 'mobile' })).toEqual(['phone', 'all']);
  expect(await ask({ urlPath: '/t', device: 'desktop' })).toEqual(['all']);
  expect(await ask({ urlPath: '/t' })).toEqual(['phone', 'all']);
});

test('sorts pages with a priority first, lowest number first, regardless of when they were written', async () => {
  const put = (id: string, rest: object) =>
    store.put('page', id, { published: page(id, '/p', { lastUpdated: 9, ...rest }), draft: null });
  put('none', {});
  put('second', { priority: 2, lastUpdated: 1 });
  put('first', { priority: -1, lastUpdated: 1 });
  put('older', { lastUpdated: 8 });
  const found = ids(await sdk('content').getAll('page', { userAttributes: { urlPath: '/p' } }));
  expect(found).toEqual(['first', 'second', 'none', 'older']);
});

test('tracked events are available on the control port', async () => {
  const track = (body: string) =>
    fetch(`${origin}/api/v1/track`, {
      method: 'POST',
      body,
      headers: { 'X-Builder-SDK': 'a', 'X-Builder-SDK-GEN': '1' },
    });
  const event = { type: 'click', data: { contentId: 'a', metadata: { url: 'https://site.test/' } } };
  await track(JSON.stringify({ events: [event, { type: 'impression', data: {} }] }));
  await track('no JSON');
  const events = await (await fetch(`${controlOrigin}/events`)).json();
  expect(events).toEqual([event, { type: 'impression', data: {} }]);
  const [first] = (await (await fetch(`${controlOrigin}/log`)).json()) as { sdk: string }[];
  expect(first?.sdk).toBe('a 1');
});

test('saving in the editor leaves the published page unchanged; publishing changes it', async () => {
  const name = async () =>
    ((await sdk('content').getAll('page', { userAttributes: { urlPath: '/b' } })) as { name: string }[])[0]?.name;
  await fetch(`${origin}/editor/api/pages/b`, {
    method: 'PUT',
    body: JSON.stringify(page('b', '/b', { name: 'saved' })),
  });
  expect(await name()).toBe('b');
  await fetch(`${origin}/editor/api/pages/b/publish`, { method: 'POST' });
  expect(await name()).toBe('saved');
});

test('unpublishing in the editor withdraws a page from visitors and keeps it as a draft', async () => {
  const shown = async (url: string) => sdk('content').getAll('page', { userAttributes: { urlPath: url } });
  const unpublish = (id: string) => fetch(`${origin}/editor/api/pages/${id}/unpublish`, { method: 'POST' });
  announced.length = 0;
  expect(await shown('/b')).toHaveLength(1);
  expect(await (await unpublish('b')).json()).toMatchObject({ id: 'b', published: 'draft' });
  expect(await shown('/b')).toEqual([]);
  expect(announced.map(({ operation }) => operation)).toEqual(['unpublish']);
  expect(store.get('page', 'b')).toMatchObject({ published: null, draft: { name: 'b', published: 'draft' } });
  // A later saved draft is preserved.
  await unpublish('a');
  expect(store.get('page', 'a')?.draft).toMatchObject({ name: 'draft of a' });
  expect((await unpublish('none')).status).toBe(404);
});

test('serves an icon, so that opening a picture of the space logs no error', async () => {
  expect((await fetch(`${origin}/favicon.ico`)).status).toBe(204);
});

test('entries survive a restart', () => {
  expect(openEntryStore(directory).get('page', 'a')).toEqual(store.get('page', 'a'));
  expect(() => store.put('page', '../x', { published: null, draft: null })).toThrow();
});

test('the control API makes it fail, and the log lists the requests', async () => {
  const ask = () => fetch(`${origin}/api/v3/content/page?apiKey=key`);
  await knobs({ fault: 'error' });
  expect((await ask()).status).toBe(500);
  await knobs({ fault: 'invalid' });
  await expect(ask().then((answer) => answer.json())).rejects.toThrow();
  await knobs({ fault: 'empty' });
  expect(await (await ask()).json()).toEqual({ results: [] });
  await knobs({ fault: 'none', delayMs: 50 });
  const start = performance.now();
  await ask();
  expect(performance.now() - start).toBeGreaterThan(40);
  expect(await (await fetch(`${controlOrigin}/log`)).json()).toHaveLength(4);
  expect((await knobs({ fault: 'other' })).status).toBe(500);
});
