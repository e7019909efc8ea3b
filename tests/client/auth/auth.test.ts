import { beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '../../../src/client/stores/auth.ts';
import { authStorage } from '../../../src/client/stores/auth-storage.ts';
import { takeOver } from '../../../src/client/stores/auth-tabs.ts';
import { AUTH_KEY } from '../../../src/domain/site/auth/auth-key.ts';
import { FakeStorage } from '../cart/fake-storage.ts';

const MINUTE = 60_000;

let time: number;
let storage: FakeStorage;
let changes: number;
/** How often private data was removed from the device. */
let removals: number;
let told: [spent: string, next: string][];
let sent: { path: string; token: string | null; body: Record<string, string> }[];
/** Emulates the server: tokens are numbered, and only the newest of each kind is valid. */
let server: { issued: number; isDown: boolean; loginStatus: number; revoked: boolean; endStatus: number };

const accessToken = (number: number): string => {
  const claims = Buffer.from(JSON.stringify({ exp: (time + 15 * MINUTE) / 1000, number })).toString('base64url');
  return `head.${claims}.a${number}`;
};
const json = (status: number, body: unknown = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Retry-After': '42' } });
const grant = (): Response => {
  server.issued++;
  return json(200, {
    data: { expires: 900_000, access_token: accessToken(server.issued), refresh_token: `r${server.issued}` },
  });
};

const fetcher: typeof fetch = async (input, init) => {
  const path = String(input);
  const token = new Headers(init?.headers).get('Authorization');
  const body = init?.body === undefined ? {} : JSON.parse(String(init.body));
  sent.push({ path, token, body });
  await new Promise((resolve) => setTimeout(resolve, 1));
  if (server.isDown) throw new TypeError('Failed to fetch');
  if (path === '/auth/login') return server.loginStatus === 200 ? grant() : json(server.loginStatus);
  if (path === '/api/account/logout-everywhere' && server.endStatus !== 204) return json(server.endStatus);
  if (path === '/auth/logout') return new Response(null, { status: 204 });
  if (path === '/auth/refresh') {
    return !server.revoked && body.refresh_token === `r${server.issued}` ? grant() : json(401);
  }
  const isGood = !server.revoked && (token?.endsWith(`.a${server.issued}`) ?? false);
  return isGood ? json(200, { fine: true }) : json(401);
};

const makeAuth = () =>
  createAuth({
    storage: authStorage(
      () => storage,
      () => changes++,
    ),
    fetcher,
    tabs: { tell: (spent, tokens) => told.push([spent, tokens.refresh_token]) },
    now: () => time,
    onSignOut: async () => void removals++,
  });
let auth: ReturnType<typeof makeAuth>;
const stored = () => JSON.parse(storage.getItem(AUTH_KEY) ?? 'null');
const callsOf = (path: string): number => sent.filter((one) => one.path === path).length;
const CREDENTIALS = { email: ' ada@plant.example', password: ' p ' };

beforeEach(() => {
  time = Date.parse('2026-11-21T09:00:00Z');
  storage = new FakeStorage();
  changes = 0;
  removals = 0;
  told = [];
  sent = [];
  server = { issued: 0, isDown: false, loginStatus: 200, revoked: false, endStatus: 204 };
  auth = makeAuth();
});

describe('signing in', () => {
  test('stores both tokens in the tab and notifies the page', async () => {
    expect(auth.isSignedIn()).toBe(false);
    expect((await auth.signIn(CREDENTIALS)).outcome).toBe('granted');
    expect(stored()).toEqual({ access_token: accessToken(1), refresh_token: 'r1' });
    expect([auth.isSignedIn(), changes]).toEqual([true, 1]);
    expect(sent[0]?.body).toEqual({ email: 'ada@plant.example', password: ' p ' });
    expect(makeAuth().isSignedIn()).toBe(true);
  });

  test.each([
    [401, { outcome: 'refused' }],
    [400, { outcome: 'refused' }],
    [429, { outcome: 'failed', failure: { cause: 'too-many', waitS: 42 } }],
    [413, { outcome: 'failed', failure: { cause: 'too-large' } }],
    [500, { outcome: 'failed', failure: { cause: 'unavailable' } }],
  ])('stores nothing when rejected with %s', async (status, outcome) => {
    server.loginStatus = status;
    expect(await auth.signIn(CREDENTIALS)).toMatchObject(outcome);
    expect([stored(), changes]).toEqual([null, 0]);
  });

  test('reports a missing response without a retry', async () => {
    server.isDown = true;
    expect(await auth.signIn(CREDENTIALS)).toMatchObject({ outcome: 'failed', failure: { cause: 'offline' } });
    expect(sent).toHaveLength(1);
  });

  test('lasts as long as the page when storage is denied', async () => {
    storage.full = true;
    await auth.signIn(CREDENTIALS);
    expect(auth.isSignedIn()).toBe(true);
    expect((await auth.fetch('/api/account')).status).toBe(200);
  });
});

describe('a request', () => {
  test('is sent without a token while signed out', async () => {
    await auth.fetch('/api/quotes');
    expect(sent).toEqual([{ path: '/api/quotes', token: null, body: {} }]);
  });

  test('is sent with the access token and its other headers', async () => {
    await auth.signIn(CREDENTIALS);
    expect((await auth.fetch('/api/account', { headers: { Accept: 'x' } })).status).toBe(200);
    expect(sent[1]?.token).toBe(`Bearer ${accessToken(1)}`);
  });

  test('within the last minute of a token refreshes it first; ten concurrent ones refresh it once', async () => {
    await auth.signIn(CREDENTIALS);
    time += 14.5 * MINUTE;
    const answers = await Promise.all(Array.from({ length: 10 }, () => auth.fetch('/api/account')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect([callsOf('/auth/refresh'), callsOf('/api/account')]).toEqual([1, 10]);
    expect(stored().refresh_token).toBe('r2');
    expect(told).toEqual([['r1', 'r2']]);
  });

  test('in a duplicated tab uses the tokens that the other tab received, and refreshes nothing', async () => {
    await auth.signIn(CREDENTIALS);
    const copy = storage.getItem(AUTH_KEY) ?? '';
    time += 14.5 * MINUTE;
    await auth.fetch('/api/account');
    const second = new FakeStorage();
    second.setItem(AUTH_KEY, copy);
    const kept = authStorage(
      () => second,
      () => undefined,
    );
    takeOver(kept, { spent: told[0]?.[0], tokens: stored() });
    const other = createAuth({ storage: kept, fetcher, tabs: { tell: () => undefined }, now: () => time });
    expect((await other.fetch('/api/account')).status).toBe(200);
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test('that is rejected early is sent again with a new token, with one refresh for all', async () => {
    await auth.signIn(CREDENTIALS);
    // As after a change of the signing secret: issued access tokens are invalid, the refresh token is valid.
    storage.setItem(AUTH_KEY, JSON.stringify({ access_token: 'opaque', refresh_token: 'r1' }));
    const answers = await Promise.all([auth.fetch('/api/account'), auth.fetch('/api/account/quotes')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test('that is rejected permanently drops the tokens and notifies the page', async () => {
    await auth.signIn(CREDENTIALS);
    server.revoked = true;
    const answers = await Promise.all([auth.fetch('/api/account'), auth.fetch('/api/account/quotes')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect([stored(), auth.isSignedIn(), changes]).toEqual([null, false, 2]);
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test('keeps the tokens when only the network fails', async () => {
    await auth.signIn(CREDENTIALS);
    time += 20 * MINUTE;
    server.isDown = true;
    await expect(auth.fetch('/api/account')).rejects.toThrow();
    server.isDown = false;
    expect((await auth.fetch('/api/account')).status).toBe(200);
  });

  test('without a refresh token signs out when the access token expires', async () => {
    storage.setItem(AUTH_KEY, JSON.stringify({ access_token: 'opaque' }));
    expect((await auth.fetch('/api/account')).status).toBe(401);
    expect([callsOf('/auth/refresh'), auth.isSignedIn()]).toEqual([0, false]);
  });
});

describe('signing out', () => {
  test('drops the tokens immediately and notifies the server', async () => {
    await auth.signIn(CREDENTIALS);
    const leaving = auth.signOut();
    await Promise.resolve();
    expect(auth.isSignedIn()).toBe(false);
    await leaving;
    expect(sent.at(-1)).toMatchObject({ path: '/auth/logout', body: { refresh_token: 'r1' } });
  });

  test('works without the server', async () => {
    await auth.signIn(CREDENTIALS);
    server.isDown = true;
    await auth.signOut();
    expect(stored()).toBeNull();
  });

  test('removes private data from the device, without the server too', async () => {
    await auth.signIn(CREDENTIALS);
    expect(removals).toBe(0);
    await auth.signOut();
    expect(removals).toBe(1);
    server.isDown = true;
    await auth.signOut();
    expect(removals).toBe(2);
  });

  test('during a refresh ends the resulting session', async () => {
    await auth.signIn(CREDENTIALS);
    time += 20 * MINUTE;
    const [, left] = [auth.fetch('/api/account'), auth.signOut()];
    await left;
    expect(stored()).toBeNull();
    expect(sent.at(-1)).toMatchObject({ path: '/auth/logout', body: { refresh_token: 'r2' } });
  });
});

describe('signing out everywhere', () => {
  test('drops the tokens once the server has ended the sessions', async () => {
    await auth.signIn(CREDENTIALS);
    expect(await auth.signOutEverywhere()).toEqual({ outcome: 'ended' });
    expect(sent.at(-1)).toMatchObject({
      path: '/api/account/logout-everywhere',
      token: `Bearer ${accessToken(1)}`,
    });
    expect([stored(), auth.isSignedIn(), removals]).toEqual([null, false, 1]);
  });

  test('refreshes an expired token first', async () => {
    await auth.signIn(CREDENTIALS);
    time += 20 * MINUTE;
    expect(await auth.signOutEverywhere()).toEqual({ outcome: 'ended' });
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test.each([
    [503, { outcome: 'failed', failure: { cause: 'unavailable' } }],
    [404, { outcome: 'failed', failure: { cause: 'invalid' } }],
    [429, { outcome: 'failed', failure: { cause: 'too-many', waitS: 42 } }],
  ])('reports a response of %s and stays signed in', async (status, answer) => {
    await auth.signIn(CREDENTIALS);
    server.endStatus = status;
    expect(await auth.signOutEverywhere()).toMatchObject(answer);
    expect([auth.isSignedIn(), removals]).toEqual([true, 0]);
  });

  test('reports a missing response', async () => {
    await auth.signIn(CREDENTIALS);
    server.isDown = true;
    expect(await auth.signOutEverywhere()).toMatchObject({ outcome: 'failed', failure: { cause: 'offline' } });
    expect(auth.isSignedIn()).toBe(true);
  });

  test('after the session has ended is rejected and drops the tokens', async () => {
    await auth.signIn(CREDENTIALS);
    server.revoked = true;
    expect(await auth.signOutEverywhere()).toEqual({ outcome: 'refused' });
    expect(auth.isSignedIn()).toBe(false);
  });
});

test.each(['not JSON', 'null', '5', '{"refresh_token":"r"}', '{"access_token":""}'])(
  'treats %j in storage as signed out',
  (text) => {
    storage.setItem(AUTH_KEY, text);
    expect(auth.isSignedIn()).toBe(false);
  },
);
