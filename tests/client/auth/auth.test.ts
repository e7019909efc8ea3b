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
let told: [spent: string, next: string][];
let sent: { path: string; token: string | null; body: Record<string, string> }[];
/** What the server would do: tokens are numbered, only the newest of each kind is good. */
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
  });
let auth: ReturnType<typeof makeAuth>;
const stored = () => JSON.parse(storage.getItem(AUTH_KEY) ?? 'null');
const callsOf = (path: string): number => sent.filter((one) => one.path === path).length;
const CREDENTIALS = { email: ' ada@plant.example', password: ' p ' };

beforeEach(() => {
  time = Date.parse('2026-11-21T09:00:00Z');
  storage = new FakeStorage();
  changes = 0;
  told = [];
  sent = [];
  server = { issued: 0, isDown: false, loginStatus: 200, revoked: false, endStatus: 204 };
  auth = makeAuth();
});

describe('signing in', () => {
  test('keeps both tokens in the tab and tells the page', async () => {
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
  ])('refused with %s keeps nothing', async (status, outcome) => {
    server.loginStatus = status;
    expect(await auth.signIn(CREDENTIALS)).toMatchObject(outcome);
    expect([stored(), changes]).toEqual([null, 0]);
  });

  test('without an answer is told, and not tried twice', async () => {
    server.isDown = true;
    expect(await auth.signIn(CREDENTIALS)).toMatchObject({ outcome: 'failed', failure: { cause: 'offline' } });
    expect(sent).toHaveLength(1);
  });

  test('lasts as long as the page where storage is denied', async () => {
    storage.full = true;
    await auth.signIn(CREDENTIALS);
    expect(auth.isSignedIn()).toBe(true);
    expect((await auth.fetch('/api/account')).status).toBe(200);
  });
});

describe('a request', () => {
  test('goes without a token while nobody is signed in', async () => {
    await auth.fetch('/api/quotes');
    expect(sent).toEqual([{ path: '/api/quotes', token: null, body: {} }]);
  });

  test('goes with the access token, and keeps its own headers', async () => {
    await auth.signIn(CREDENTIALS);
    expect((await auth.fetch('/api/account', { headers: { Accept: 'x' } })).status).toBe(200);
    expect(sent[1]?.token).toBe(`Bearer ${accessToken(1)}`);
  });

  test('within the last minute of a token exchanges it first; ten at once exchange it once', async () => {
    await auth.signIn(CREDENTIALS);
    time += 14.5 * MINUTE;
    const answers = await Promise.all(Array.from({ length: 10 }, () => auth.fetch('/api/account')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect([callsOf('/auth/refresh'), callsOf('/api/account')]).toEqual([1, 10]);
    expect(stored().refresh_token).toBe('r2');
    expect(told).toEqual([['r1', 'r2']]);
  });

  test('in a duplicated tab uses what the other tab got for the token meanwhile, and exchanges nothing', async () => {
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

  test('refused before its time is sent again with a new token, once for all of them', async () => {
    await auth.signIn(CREDENTIALS);
    // As after a change of the signing secret: what was issued is no good, the refresh token is.
    storage.setItem(AUTH_KEY, JSON.stringify({ access_token: 'opaque', refresh_token: 'r1' }));
    const answers = await Promise.all([auth.fetch('/api/account'), auth.fetch('/api/account/quotes')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test('refused for good drops the tokens and tells the page', async () => {
    await auth.signIn(CREDENTIALS);
    server.revoked = true;
    const answers = await Promise.all([auth.fetch('/api/account'), auth.fetch('/api/account/quotes')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect([stored(), auth.isSignedIn(), changes]).toEqual([null, false, 2]);
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test('keeps the tokens when only the network is away', async () => {
    await auth.signIn(CREDENTIALS);
    time += 20 * MINUTE;
    server.isDown = true;
    await expect(auth.fetch('/api/account')).rejects.toThrow();
    server.isDown = false;
    expect((await auth.fetch('/api/account')).status).toBe(200);
  });

  test('without a refresh token ends with its access token', async () => {
    storage.setItem(AUTH_KEY, JSON.stringify({ access_token: 'opaque' }));
    expect((await auth.fetch('/api/account')).status).toBe(401);
    expect([callsOf('/auth/refresh'), auth.isSignedIn()]).toEqual([0, false]);
  });
});

describe('signing out', () => {
  test('forgets at once and tells the server', async () => {
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

  test('during an exchange ends the session that comes of it', async () => {
    await auth.signIn(CREDENTIALS);
    time += 20 * MINUTE;
    const [, left] = [auth.fetch('/api/account'), auth.signOut()];
    await left;
    expect(stored()).toBeNull();
    expect(sent.at(-1)).toMatchObject({ path: '/auth/logout', body: { refresh_token: 'r2' } });
  });
});

describe('signing out everywhere', () => {
  test('forgets the tokens once the server has ended the sessions', async () => {
    await auth.signIn(CREDENTIALS);
    expect(await auth.signOutEverywhere()).toEqual({ outcome: 'ended' });
    expect(sent.at(-1)).toMatchObject({
      path: '/api/account/logout-everywhere',
      token: `Bearer ${accessToken(1)}`,
    });
    expect([stored(), auth.isSignedIn()]).toEqual([null, false]);
  });

  test('with a token at its end exchanges it first', async () => {
    await auth.signIn(CREDENTIALS);
    time += 20 * MINUTE;
    expect(await auth.signOutEverywhere()).toEqual({ outcome: 'ended' });
    expect(callsOf('/auth/refresh')).toBe(1);
  });

  test.each([
    [503, { outcome: 'failed', failure: { cause: 'unavailable' } }],
    [404, { outcome: 'failed', failure: { cause: 'invalid' } }],
    [429, { outcome: 'failed', failure: { cause: 'too-many', waitS: 42 } }],
  ])('that is answered with %s is told, and nobody is signed out', async (status, answer) => {
    await auth.signIn(CREDENTIALS);
    server.endStatus = status;
    expect(await auth.signOutEverywhere()).toMatchObject(answer);
    expect(auth.isSignedIn()).toBe(true);
  });

  test('without an answer is told', async () => {
    await auth.signIn(CREDENTIALS);
    server.isDown = true;
    expect(await auth.signOutEverywhere()).toMatchObject({ outcome: 'failed', failure: { cause: 'offline' } });
    expect(auth.isSignedIn()).toBe(true);
  });

  test('after the session has ended is refused, and the tokens are dropped', async () => {
    await auth.signIn(CREDENTIALS);
    server.revoked = true;
    expect(await auth.signOutEverywhere()).toEqual({ outcome: 'refused' });
    expect(auth.isSignedIn()).toBe(false);
  });
});

test.each(['not JSON', 'null', '5', '{"refresh_token":"r"}', '{"access_token":""}'])(
  '%j in storage is nobody',
  (text) => {
    storage.setItem(AUTH_KEY, text);
    expect(auth.isSignedIn()).toBe(false);
  },
);
