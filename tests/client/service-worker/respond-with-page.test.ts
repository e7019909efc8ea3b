import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type PageEvent,
  respondWithPage as respondToVisit,
} from '../../../src/client/service-worker/respond-with-page.ts';
import { barTemplates } from '../../../src/domain/site/offline/served-copy.ts';
import { basic, pageResponse } from '../../support/offline/fake-build.ts';
import { type FakeCaches, fakeCaches } from '../../support/offline/fake-caches.ts';

const BUILD = '0123456789ab';
const KEPT = `canyon-references-${BUILD}`;
let fake: FakeCaches;
let work: Promise<unknown>[];

/** A visit to a path, with the response of the network as its preload. */
const visit = (path: string, network: Promise<Response>): PageEvent => {
  network.catch(() => undefined);
  const request = { url: `https://store.test${path}` };
  return {
    request,
    preloadResponse: network,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  } as unknown as PageEvent;
};

/** No page is open. */
const NO_PAGES = { matchAll: async () => [] } as unknown as Parameters<typeof respondToVisit>[1];
const respondWithPage = (event: PageEvent) => respondToVisit(event, NO_PAGES);

const offline = () => Promise.reject<Response>(new TypeError('no network'));
const never = () => new Promise<Response>(() => {});

beforeEach(async () => {
  vi.useFakeTimers();
  const created = fakeCaches();
  fake = created.fake;
  work = [];
  vi.stubGlobal('caches', created.caches);
  const kept = await fake.open(KEPT);
  await kept.put(
    '/glossary',
    new Response('<main>kept</main>', { headers: { 'X-Stored-At': '2026-11-23T15:15:00Z' } }),
  );
  await kept.put('/offline', new Response(`<main>offline <!--visited-->${barTemplates()}</main>`));
  await (await fake.open('canyon-kept')).put('/.kept/references', Response.json({ build: BUILD }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = async () => {
  // Work can add more work.
  for (let at = 0; at < work.length; at += 1) await work[at];
};

test('shows the copy when Firefox resolves the preload with an error', async () => {
  const response = await respondWithPage(visit('/glossary', Promise.resolve(Response.error())));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('kept');
});

test('shows the page of the network and stores it', async () => {
  const response = await respondWithPage(
    visit('/o-rings', Promise.resolve(pageResponse('<title>O-rings | X</title>'))),
  );
  expect(await response.text()).toContain('O-rings');
  await settle();
  expect((await fake.match('/o-rings', { cacheName: 'canyon-visited' }))?.headers.get('X-Stored-Title')).toBe(
    'O-rings',
  );
});

test('replaces the copy of a downloaded page of the same build, and of no other', async () => {
  await respondWithPage(visit('/glossary', Promise.resolve(pageResponse('<main>fresh</main>'))));
  await settle();
  expect(await (await fake.match('/glossary', { cacheName: KEPT }))?.text()).toBe('<main>fresh</main>');
  await respondWithPage(visit('/glossary', Promise.resolve(pageResponse('<main>newer</main>', 'bbbbbbbbbbbb'))));
  await settle();
  expect(await (await fake.match('/glossary', { cacheName: KEPT }))?.text()).toBe('<main>fresh</main>');
  expect(fake.stores.has('canyon-visited')).toBe(false);
});

test.each([
  ['a page that is rendered per visitor', pageResponse('own', null)],
  [
    'an error',
    basic(new Response('x', { status: 503, headers: { 'Content-Type': 'text/html', 'X-Shared-Build': BUILD } })),
  ],
])('does not store %s', async (_, answer) => {
  await respondWithPage(visit('/cart', Promise.resolve(answer)));
  await settle();
  expect(fake.stores.has('canyon-visited')).toBe(false);
});

test('stores nothing after the visitor removed everything', async () => {
  fake.stores.clear();
  await respondWithPage(visit('/o-rings', Promise.resolve(pageResponse())));
  await settle();
  expect([...fake.stores.keys()]).toEqual([]);
});

test('shows the copy with the bar and its own headers without a network', async () => {
  const response = await respondWithPage(visit('/glossary', offline()));
  const html = await response.text();
  expect(html).toContain('You are offline.');
  expect(html).toMatch(/data-offline-bar.*<main>kept/);
  expect(response.headers.get('X-Stored-At')).not.toBeNull();
});

test('shows the copy after three seconds without a response, and still stores the late one', async () => {
  const network = Promise.withResolvers<Response>();
  const response = respondWithPage(visit('/glossary', network.promise));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await response).text()).toContain('Slow network.');
  network.resolve(pageResponse('<main>late</main>'));
  await vi.advanceTimersByTimeAsync(0);
  await settle();
  expect(await (await fake.match('/glossary', { cacheName: KEPT }))?.text()).toBe('<main>late</main>');
});

test('waits for the network if there is no copy', async () => {
  const network = Promise.withResolvers<Response>();
  const response = respondWithPage(visit('/linecard', network.promise));
  await vi.advanceTimersByTimeAsync(5000);
  network.resolve(pageResponse('<main>line card</main>'));
  expect(await (await response).text()).toContain('line card');
  await settle();
});

test('a slow network does not drop the parameters of a downloaded page', async () => {
  const response = respondWithPage(visit('/glossary?section=a', never()));
  await vi.advanceTimersByTimeAsync(5000);
  const state = await Promise.race([response.then(() => 'responded'), Promise.resolve('waiting')]);
  expect(state).toBe('waiting');
});

test('a downloaded page with parameters leads to the page itself without a network', async () => {
  vi.stubGlobal(
    'Response',
    Object.assign(Response, {
      redirect: (url: string, status: number) => new Response(null, { status, headers: { Location: url } }),
    }),
  );
  const response = await respondWithPage(visit('/glossary?section=a', offline()));
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/glossary']);
});

test('a tool with parameters waits for the catalog on the device instead of losing them', async () => {
  await (await fake.open('canyon-kept')).put('/.kept/catalog', Response.json({ build: BUILD }));
  await (await fake.open(KEPT)).put('/tools/size-finder', new Response('<main>empty</main>'));
  await (await fake.open(KEPT)).put('/offline', new Response('<html><main>offline</main>'));
  const response = await respondWithPage(visit('/tools/size-finder?id=24.99&cs=3.53', offline()));
  expect([response.status, await response.text()]).toEqual([503, '<html data-device-start><main>offline</main>']);
});

test('the offline page lists visited pages', async () => {
  await respondWithPage(visit('/o-rings', Promise.resolve(pageResponse('<title>O-rings &amp; cord $& | X</title>'))));
  await settle();
  const response = await respondWithPage(visit('/linecard', offline()));
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(
    '<a class="link" href="https://store.test/o-rings">O-rings &amp; cord $&</a>',
  );
});

test('the browser shows its own error page if nothing is complete', async () => {
  fake.stores.clear();
  expect((await respondWithPage(visit('/linecard', offline()))).type).toBe('error');
});
