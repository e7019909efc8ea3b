import { afterEach, describe, expect, test, vi } from 'vitest';
import { directusAuth, SIGN_IN_TIMEOUT_MS } from '../../../src/server/accounts/directus-auth.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';

const INVALID = { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] };
const EXPIRED = { errors: [{ message: 'Token expired.', extensions: { code: 'TOKEN_EXPIRED' } }] };
const CLAIMS = Buffer.from('{"id":"u1","iss":"directus"}').toString('base64url');
const GRANT = { expires: 900_000, refresh_token: 'r', access_token: `head.${CLAIMS}.signature` };
const REFUSED = { grant: null, accountId: null };
const CREDENTIALS = { email: 'ada@plant.example', password: 'p' };

const authAt = (fetcher: typeof fetch) => {
  const breaker = createBreaker({ name: 'sign-in', now: Date.now, timeoutMs: SIGN_IN_TIMEOUT_MS });
  return directusAuth({ url: 'https://backend.example/base', fetch: fetcher, breaker });
};

/** A server that returns this response for every call and records the requests. */
const serverWith = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetcher: typeof fetch = async (input, init = {}) => {
    requests.push({ url: String(input), init });
    return new Response(body === null ? null : JSON.stringify(body), { status, headers });
  };
  return { auth: authAt(fetcher), requests };
};

describe('sign-in on a backend server', () => {
  test("signs in, refreshes and signs out at the server's endpoints", async () => {
    const { auth, requests } = serverWith(200, { data: GRANT });
    expect(await auth.login(CREDENTIALS, 'client')).toEqual({ grant: GRANT, accountId: 'u1' });
    expect(await auth.refresh('r', 'client')).toEqual({ grant: GRANT, accountId: 'u1' });
    expect(await auth.logout('r')).toBeNull();
    expect(requests.map(({ url, init }) => [url, JSON.parse(String(init.body))])).toEqual([
      ['https://backend.example/base/auth/login', { ...CREDENTIALS, mode: 'json' }],
      ['https://backend.example/base/auth/refresh', { refresh_token: 'r', mode: 'json' }],
      ['https://backend.example/base/auth/logout', { refresh_token: 'r', mode: 'json' }],
    ]);
    expect(requests.map(({ init }) => init.redirect)).toEqual(['manual', 'manual', 'manual']);
    expect(requests.every(({ init }) => !new Headers(init.headers).has('Authorization'))).toBe(true);
  });

  test('rejects credentials on 401', async () => {
    const { auth } = serverWith(401, INVALID);
    expect(await auth.login(CREDENTIALS, 'client')).toEqual(REFUSED);
    expect(await auth.refresh('r', 'client')).toEqual(REFUSED);
    expect(await auth.userOf('a')).toEqual({ refusal: 'INVALID_CREDENTIALS', accountId: null });
    expect(await serverWith(401, EXPIRED).auth.userOf('a')).toEqual({ refusal: 'TOKEN_EXPIRED', accountId: null });
  });

  test('returns the user of a token', async () => {
    const { auth, requests } = serverWith(200, { data: { id: 'u1', email: 'ada@plant.example' } });
    expect(await auth.userOf('a')).toEqual({ id: 'u1', email: 'ada@plant.example' });
    expect(requests[0]?.url).toBe('https://backend.example/base/users/me?fields=id,email');
    expect(new Headers(requests[0]?.init.headers).get('Authorization')).toBe('Bearer a');
    expect(await serverWith(200, { data: { id: 'u1' } }).auth.userOf('a')).toEqual({ id: 'u1', email: '' });
  });

  test('ends one session at a time, and knows no client as returning', async () => {
    const { auth, requests } = serverWith(200, {});
    expect(auth.logoutEverywhere).toBeUndefined();
    expect(await auth.isKnownClient(CREDENTIALS.email, 'client')).toBe(false);
    expect(requests).toEqual([]);
  });

  test('ends a session when the response has no body', async () => {
    await expect(serverWith(204, null).auth.logout('r')).resolves.toBeNull();
  });

  test.each([
    [503, { errors: [] }],
    [302, {}],
    [200, { data: {} }],
    [200, 'not an object'],
  ])('treats a response of %s %j as unavailable, not as a refusal', async (status, body) => {
    const { auth } = serverWith(status, body);
    await expect(auth.login(CREDENTIALS, 'client')).rejects.toThrow('unavailable');
    await expect(auth.userOf('a')).rejects.toThrow('unavailable');
  });

  test.each([
    ['7', 7],
    ['0.2', 1],
    [new Date(0).toUTCString(), 0],
    ['soon', null],
    ['', null],
  ])('treats a rate limit as available and passes Retry-After %j on', async (header, retryAfterS) => {
    const { auth } = serverWith(429, { errors: [] }, { 'Retry-After': header });
    for (const call of [
      () => auth.login(CREDENTIALS, 'client'),
      () => auth.refresh('r', 'client'),
      () => auth.userOf('a'),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'sign-in-busy', status: 429, retryAfterS });
  });
});

describe('an unavailable backend server', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('delays five visitors by 2 s each, then nobody, and is used again when it is back', async () => {
    vi.useFakeTimers({ now: 0 });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isAway = true;
    const fetcher = vi.fn<typeof fetch>(() =>
      isAway ? new Promise(() => undefined) : Promise.resolve(Response.json({ data: { id: 'u1' } })),
    );
    const auth = authAt(fetcher);
    const away = { code: 'sign-in-unavailable', status: 503 };
    for (let n = 0; n < 5; n++) {
      const settled = vi.fn();
      const asking = expect(auth.userOf('a').finally(settled)).rejects.toMatchObject(away);
      await vi.advanceTimersByTimeAsync(1999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await asking;
    }
    await expect(auth.userOf('a')).rejects.toMatchObject(away);
    await expect(auth.login(CREDENTIALS, 'client')).rejects.toMatchObject(away);
    expect(fetcher).toHaveBeenCalledTimes(5);
    isAway = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(await auth.userOf('a')).toEqual({ id: 'u1', email: '' });
  });

  test('wrong passwords and rate limits do not open the circuit', async () => {
    for (const status of [401, 429]) {
      const { auth, requests } = serverWith(status, INVALID);
      for (let n = 0; n < 12; n++) await auth.login(CREDENTIALS, 'client').catch(() => null);
      expect(requests).toHaveLength(12);
    }
  });
});
