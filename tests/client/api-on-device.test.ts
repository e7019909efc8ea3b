import { afterEach, expect, test, vi } from 'vitest';
import { parseEndpoint } from '../../src/domain/site/api/catalog/parse.ts';

const DEVICE = 'device';
const SERVER = 'server';

const online = () => vi.stubGlobal('fetch', async () => new Response(SERVER));
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
const controlled = () => vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });

/** A page that has just loaded. */
const loadPage = async () => {
  vi.resetModules();
  const { answerFirst, endWaitForDevice, ask } = await import('../../src/client/api.ts');
  const textOf = async (fetcher?: typeof fetch, signal?: AbortSignal) =>
    (await ask(parseEndpoint, { q: 'viton' }, { ...(fetcher && { fetcher }), ...(signal && { signal }) })).text();
  return { answerFirst, endWaitForDevice, textOf };
};

/** Until the network has failed twice. */
const afterFailures = () => new Promise((done) => setImmediate(done));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the device responds instead of the server', async () => {
  online();
  const { answerFirst, textOf } = await loadPage();
  answerFirst(async () => new Response(DEVICE));
  expect(await textOf()).toBe(DEVICE);
});

test('the server responds if the device does not', async () => {
  online();
  const { answerFirst, textOf } = await loadPage();
  answerFirst(async () => null);
  expect(await textOf()).toBe(SERVER);
});

test('the device responds if the server cannot be reached', async () => {
  offline();
  const { answerFirst, textOf } = await loadPage();
  answerFirst(async (_address, _init, hasFailed) => (hasFailed ? new Response(DEVICE) : null));
  expect(await textOf()).toBe(DEVICE);
});

test('fails like the network if neither responds', async () => {
  offline();
  const { textOf } = await loadPage();
  await expect(textOf()).rejects.toThrow('no network');
});

test('the device never responds to a request with its own way of sending', async () => {
  offline();
  const { answerFirst, textOf } = await loadPage();
  answerFirst(async () => new Response(DEVICE));
  await expect(textOf((...request) => fetch(...request))).rejects.toThrow('no network');
});

test('a request that fails before the code of the device has loaded waits for it', async () => {
  offline();
  controlled();
  const { answerFirst, endWaitForDevice, textOf } = await loadPage();
  const response = textOf();
  await afterFailures();
  answerFirst(async () => new Response(DEVICE));
  endWaitForDevice();
  expect(await response).toBe(DEVICE);
});

test('fails like the network if the device turns out to have no catalog', async () => {
  offline();
  controlled();
  const { endWaitForDevice, textOf } = await loadPage();
  const response = textOf();
  await afterFailures();
  endWaitForDevice();
  await expect(response).rejects.toThrow('no network');
});

test('an aborted request gets no response after it has waited', async () => {
  offline();
  controlled();
  const { answerFirst, endWaitForDevice, textOf } = await loadPage();
  const aborted = new AbortController();
  const response = textOf(undefined, aborted.signal);
  await afterFailures();
  aborted.abort();
  answerFirst(async () => new Response(DEVICE));
  endWaitForDevice();
  await expect(response).rejects.toThrow('no network');
});

test('fails after a limit if the code of the device never loads, later requests at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  offline();
  controlled();
  const { textOf } = await loadPage();
  const first = textOf();
  first.catch(() => {});
  await afterFailures();
  await vi.advanceTimersToNextTimerAsync();
  await expect(first).rejects.toThrow('no network');
  await expect(textOf()).rejects.toThrow('no network');
});

test('without a service worker, a request fails at once', async () => {
  offline();
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  const { textOf } = await loadPage();
  await expect(textOf()).rejects.toThrow('no network');
});
