import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { servicesOf } from '../../src/server/services.ts';
import { publicItemsServer } from '../support/backend/items-server.ts';
import { insertSmallData, PART } from './small-data.ts';

const ORIGIN = 'https://shop.example';
const site = createApp(servicesOf);
const connected = { ...env, BACKEND_URL: 'https://backend.example' };
let isAway = false;

beforeAll(async () => {
  await insertSmallData();
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const server = publicItemsServer(env.DB);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    isAway ? new Promise<never>(() => undefined) : server(new Request(input, init)),
  );
  // While everything works: reads the catalog, and the prices once.
  expect((await send(`/api/pricing/${PART.usual}`)).status).toBe(200);
  isAway = true;
});
afterAll(() => vi.restoreAllMocks());

const send = async (path: string, init: RequestInit = {}): Promise<Response> =>
  site.fetch(new Request(ORIGIN + path, init), connected);
const sendQuote = (key: string): Promise<Response> =>
  send('/api/quotes', {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', Authorization: 'Bearer x' },
    body: JSON.stringify({
      contact: { name: 'R. Okafor', email: 'r.okafor@plant.example' },
      items: [{ uid: 'a', id: PART.usual, productName: 'FK7502-214', quantity: 200, price: 1, shipTime: 1 }],
      _key: key,
    }),
  });
/** Returns the duration of the response in milliseconds. */
const timed = async (answering: Promise<Response>): Promise<readonly [number, Response]> => {
  const from = Date.now();
  const answer = await answering;
  return [Date.now() - from, answer];
};

test('stores a signed-in visitor’s quote request with the last good prices, marked, after one wait of 2 s', async () => {
  const [ms, answer] = await timed(sendQuote('1'));
  expect(answer.status).toBe(200);
  expect(ms).toBeLessThan(3500);
  const { url } = (await answer.json()) as { url: string };
  expect(await (await send(url)).text()).toMatch(/as of \d{4}-\d\d-\d\d, \d\d:\d\d UTC\. We will confirm them/);
  expect(await env.DB.prepare('SELECT user_id FROM quote_requests').all()).toMatchObject({
    results: [{ user_id: null }],
  });
});

test('after a few of them nobody waits, for quote requests and for sign-in', async () => {
  await Promise.all(['2', '3', '4', '5', '6'].map(sendQuote));
  for (const answering of [sendQuote('7'), send('/api/account', { headers: { Authorization: 'Bearer x' } })]) {
    const [ms, answer] = await timed(answering);
    expect(ms).toBeLessThan(1000);
    expect([200, 503]).toContain(answer.status);
  }
  const login = send('/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@plant.example', password: 'p' }),
  });
  const [ms, answer] = await timed(login);
  expect(ms).toBeLessThan(1000);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
});
