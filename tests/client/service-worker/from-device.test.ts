import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromDevice } from '../../../src/client/service-worker/from-device.ts';
import type { DeviceResponse, FromPage } from '../../../src/domain/site/offline/device-messages.ts';
import { type FakeCaches, fakeCaches } from '../../support/offline/fake-caches.ts';

const URL_OF_PAGE = 'https://store.test/shop/orings';
let fake: FakeCaches;

/** Open pages by how they react to the service worker. */
const pages = (...reactions: readonly ((send: (message: FromPage) => void) => void)[]) =>
  ({
    matchAll: async () =>
      reactions.map((react) => ({
        postMessage: (_: unknown, [port]: readonly MessagePort[]) => react((message) => port?.postMessage(message)),
      })),
  }) as unknown as Parameters<typeof fromDevice>[0];

const response = (text: string): DeviceResponse => ({
  status: 200,
  headers: [['Content-Type', 'text/html']],
  body: new TextEncoder().encode(text).buffer,
});

/** Messages between ports need a turn of the event loop, which fake timers do not make. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const created = fakeCaches();
  fake = created.fake;
  vi.stubGlobal('caches', created.caches);
  await (await fake.open('canyon-kept')).put('/.kept/catalog', Response.json({ build: '0123456789ab' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gets the response of the first page that can respond', async () => {
  const found = await fromDevice(
    pages(
      (send) => send(null),
      (send) => send(response('shop')),
    ),
    URL_OF_PAGE,
  );
  expect(await found?.text()).toBe('shop');
});

test('sends the message again to a page whose code was not there', async () => {
  let messages = 0;
  const found = fromDevice(
    pages((send) => {
      messages += 1;
      if (messages === 3) send(response('ready'));
    }),
    URL_OF_PAGE,
  );
  await turn();
  await vi.advanceTimersByTimeAsync(600);
  await turn();
  expect(await (await found)?.text()).toBe('ready');
  expect(messages).toBe(3);
});

test('waits two seconds for a page that does not react, and longer for one that is working', async () => {
  let finish = () => {};
  const found = fromDevice(
    pages(
      () => {},
      (send) => {
        send('working');
        finish = () => send(response('late'));
      },
    ),
    URL_OF_PAGE,
  );
  await turn();
  await vi.advanceTimersByTimeAsync(2400);
  await turn();
  await turn();
  await vi.advanceTimersByTimeAsync(5000);
  finish();
  expect(await (await found)?.text()).toBe('late');
});

test('gives up a page that works for too long', async () => {
  const found = fromDevice(
    pages((send) => send('working')),
    URL_OF_PAGE,
  );
  await turn();
  await turn();
  await vi.advanceTimersByTimeAsync(8000);
  expect(await found).toBeNull();
});

test('sends no page a message without a catalog', async () => {
  fake.stores.clear();
  const open = pages(() => expect.unreachable());
  expect(await fromDevice(open, URL_OF_PAGE)).toBeUndefined();
});
