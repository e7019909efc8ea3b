import { afterEach, expect, test, vi } from 'vitest';
import { answerAfter, answerFirst, ask } from '../../src/client/api.ts';
import { parseEndpoint } from '../../src/domain/site/api/catalog/parse.ts';

const DEVICE = 'device';
const SERVER = 'server';

const online = () => vi.stubGlobal('fetch', async () => new Response(SERVER));
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
const textOf = async (fetcher?: typeof fetch) =>
  (await ask(parseEndpoint, { q: 'viton' }, fetcher && { fetcher })).text();

afterEach(() => {
  answerFirst(async () => null);
  vi.unstubAllGlobals();
});

test('the device responds instead of the server', async () => {
  online();
  answerFirst(async () => new Response(DEVICE));
  expect(await textOf()).toBe(DEVICE);
});

test('the server responds if the device does not', async () => {
  online();
  answerFirst(async () => null);
  expect(await textOf()).toBe(SERVER);
});

test('the device responds if the server cannot be reached', async () => {
  offline();
  answerFirst(async (_address, _init, hasFailed) => (hasFailed ? new Response(DEVICE) : null));
  expect(await textOf()).toBe(DEVICE);
});

test('fails like the network if neither responds', async () => {
  offline();
  await expect(textOf()).rejects.toThrow('no network');
});

test('a request that fails before the device is ready waits for it', async () => {
  offline();
  const { promise, resolve } = Promise.withResolvers<void>();
  answerAfter(promise);
  const response = textOf();
  // The network has failed twice by then.
  await new Promise((done) => setTimeout(done));
  answerFirst(async () => new Response(DEVICE));
  resolve();
  expect(await response).toBe(DEVICE);
});

test('fails like the network if the device turns out to have no catalog', async () => {
  offline();
  answerAfter(Promise.resolve());
  await expect(textOf()).rejects.toThrow('no network');
});

test('the device never responds to a request with its own way of sending', async () => {
  offline();
  answerFirst(async () => new Response(DEVICE));
  await expect(textOf((...request) => fetch(...request))).rejects.toThrow('no network');
});
