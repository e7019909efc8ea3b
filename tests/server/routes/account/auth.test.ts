import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountLimit, memoryLimit } from '../../../../src/server/accounts/login-limit.ts';
import { signingKeys } from '../../../../src/server/accounts/signing-keys.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import type { Services } from '../../../../src/server/services.ts';
import { ADA, type AuthDesk, authDesk, BOB } from '../../../support/services/auth-form.ts';
import { appWith } from '../../../support/services/fake-services.ts';

const INVALID = { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] };
const SIGN_IN = { email: ADA.email, password: ADA.password };

let desk: AuthDesk;
let app: ReturnType<typeof appWith>;
const withServices = (changes: Partial<Services> = {}): void => {
  app = appWith({ auth: desk.auth, ...changes });
};
beforeEach(async () => {
  desk = await authDesk();
  withServices();
});
afterEach(() => vi.restoreAllMocks());

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(`/auth/${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    }),
  );
const tokens = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { access_token: string; refresh_token: string; expires: number } };
  return data;
};
const account = (token: string): Promise<Response> =>
  Promise.resolve(app.request('/api/account', { headers: { Authorization: `Bearer ${token}` } }));
const codeOf = async (answer: Response): Promise<readonly [number, string]> => {
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
  return [answer.status, errors[0]?.extensions.code ?? ''];
};

describe('POST /auth/login', () => {
  test('returns the shape of the backend and forbids caching', async () => {
    const answer = await post('login', { ...SIGN_IN, mode: 'json' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toEqual({
      data: {
        expires: 900_000,
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      },
    });
  });

  test('returns byte-identical responses for an unknown user and a wrong password', async () => {
    const answers = await Promise.all([
      post('login', { ...SIGN_IN, password: 'wrong' }),
      post('login', { email: 'nobody@plant.example', password: 'wrong' }),
    ]);
    const [one, other] = await Promise.all(
      answers.map(async (a) => [a.status, await a.text(), [...a.headers.keys()], a.headers.get('Cache-Control')]),
    );
    expect(one).toEqual(other);
    expect(one?.[0]).toBe(401);
    expect(JSON.parse(String(one?.[1]))).toEqual(INVALID);
    expect(desk.waits).toEqual([500, 500]);
  });

  test.each([
    [{ email: ADA.email }, '"password" is required'],
    [{ password: 'x' }, '"email" is required'],
    [{ email: 'not-an-email', password: 'x' }, '"email" must be a valid email'],
    [{ ...SIGN_IN, mode: 'cookie' }, '"mode" must be json'],
    ['{', 'The body is not JSON'],
    ['[]', 'The body must be an object'],
    ['', '"email" is required'],
  ])('%j returns 400: %s', async (body, reason) => {
    const answer = await post('login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: [{ message: `Invalid payload. ${reason}.`, extensions: { reason, code: 'INVALID_PAYLOAD' } }],
    });
    expect(desk.derived).toEqual([]);
  });

  test('accepts only JSON of limited size', async () => {
    const form = await post('login', 'email=a', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(await codeOf(form)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const large = await post('login', { ...SIGN_IN, more: 'x'.repeat(20_000) });
    expect(await codeOf(large)).toEqual([413, 'CONTENT_TOO_LARGE']);
  });

  test('accepts ten attempts per minute and client, right or wrong, and does no work for more', async () => {
    withServices({ mayLogin: memoryLimit(() => 0) });
    const from = (ip: string) => post('login', { ...SIGN_IN, password: 'wrong' }, { 'CF-Connecting-IP': ip });
    for (let n = 0; n < 10; n++) expect((await from('192.0.2.1')).status).toBe(401);
    const answer = await from('192.0.2.1');
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(await codeOf(answer)).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect((await post('login', SIGN_IN, { 'CF-Connecting-IP': '192.0.2.1' })).status).toBe(429);
    expect(desk.derived).toHaveLength(10);
    expect((await from('192.0.2.2')).status).toBe(401);
  });
});

describe('failed attempts at one account', () => {
  const from = (address: string, body: object = { ...SIGN_IN, password: 'wrong' }) =>
    post('login', body, { 'CF-Connecting-IP': address });

  test('from changing client addresses lock it after ten, in any case of its letters; the right password has to wait', async () => {
    let time = 0;
    withServices({ accountLimit: accountLimit(undefined, () => time) });
    for (let n = 0; n < 10; n++) expect((await from(`192.0.${n}.1`)).status).toBe(401);
    const answer = await from('198.51.100.1', { ...SIGN_IN, email: ADA.email.toUpperCase() });
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(await codeOf(answer)).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect(desk.derived).toHaveLength(10);
    expect((await from('198.51.100.1', { email: BOB.email, password: BOB.password })).status).toBe(200);
    time = 60_000;
    expect((await from('198.51.100.1', SIGN_IN)).status).toBe(200);
  });

  test('do not lock out a browser that has signed in before', async () => {
    withServices({ accountLimit: accountLimit(undefined, () => 0) });
    expect((await from('203.0.113.1', SIGN_IN)).status).toBe(200);
    for (let n = 0; n < 20; n++) await from(`192.0.${n}.1`);
    expect((await from('203.0.113.1', SIGN_IN)).status).toBe(200);
    expect((await from('198.51.100.1', SIGN_IN)).status).toBe(429);
  });

  test('lock a nonexistent account in the same way', async () => {
    withServices({ accountLimit: accountLimit(undefined, () => 0) });
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await from(`192.0.${n}.1`, { email: 'nobody@plant.example', password: 'x' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });
});

describe('POST /auth/refresh', () => {
  test('succeeds four times for four concurrent calls of one page, and the session continues', async () => {
    const { refresh_token } = await tokens(await post('login', SIGN_IN));
    const headers = { 'CF-Connecting-IP': '192.0.2.1', 'User-Agent': 'browser' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('refresh', { refresh_token }, headers)));
    for (const answer of answers) {
      const { access_token, refresh_token: next } = await tokens(answer);
      expect((await account(access_token)).status).toBe(200);
      expect((await post('refresh', { refresh_token: next }, headers)).status).toBe(200);
    }
  });

  test.each([
    ['from the same network', '192.0.2.200', 'browser', 200],
    ['from another network', '198.51.100.1', 'browser', 401],
    ['by another browser', '192.0.2.1', 'other', 401],
  ])('returns the right status for a token reused immediately %s', async (_, address, browser, status) => {
    const { refresh_token } = await tokens(await post('login', SIGN_IN));
    const headers = { 'CF-Connecting-IP': '192.0.2.1', 'User-Agent': 'browser' };
    const { access_token } = await tokens(await post('refresh', { refresh_token }, headers));
    const again = { 'CF-Connecting-IP': address, 'User-Agent': browser };
    expect((await post('refresh', { refresh_token }, again)).status).toBe(status);
    expect((await account(access_token)).status).toBe(status);
  });

  test('shares a limit with logout per client, counting IPv6 by its first 64 bits', async () => {
    withServices({ mayRefresh: memoryLimit(() => 0, 3) });
    const statuses = [];
    for (const [n, path] of ['refresh', 'logout', 'refresh', 'logout', 'refresh'].entries()) {
      const answer = await post(path, { refresh_token: 'x' }, { 'CF-Connecting-IP': `2001:db8::${n}` });
      statuses.push(answer.status);
      if (answer.status === 429) expect(answer.headers.get('Retry-After')).toBe('60');
    }
    expect(statuses).toEqual([401, 204, 401, 429, 429]);
    expect((await post('refresh', { refresh_token: 'x' }, { 'CF-Connecting-IP': '2001:db8:0:1::' })).status).toBe(401);
  });

  test('rotates tokens; a reused token is rejected and revokes its successor', async () => {
    const first = await tokens(await post('login', SIGN_IN));
    const exchange = (refresh_token: string) => post('refresh', { refresh_token, mode: 'json' });
    const second = await tokens(await exchange(first.refresh_token));
    desk.time += 10_000;
    const again = await exchange(first.refresh_token);
    expect([again.status, await again.json()]).toEqual([401, INVALID]);
    expect(await codeOf(await exchange(second.refresh_token))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('requires a token in the body', async () => {
    expect(await codeOf(await post('refresh', { mode: 'json' }))).toEqual([400, 'INVALID_PAYLOAD']);
    expect(await codeOf(await post('refresh', ''))).toEqual([400, 'INVALID_PAYLOAD']);
    expect(await codeOf(await post('refresh', { refresh_token: 5 }))).toEqual([400, 'INVALID_PAYLOAD']);
    expect(await codeOf(await post('refresh', { refresh_token: 'wrong' }))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await codeOf(await post('refresh', { refresh_token: 'x'.repeat(300) }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
  });
});

describe('POST /auth/logout', () => {
  test('returns 204 and ends the session immediately, including its access token', async () => {
    const { refresh_token, access_token } = await tokens(await post('login', SIGN_IN));
    const answer = await post('logout', { refresh_token, mode: 'json' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await account(access_token)).status).toBe(401);
    expect((await post('refresh', { refresh_token })).status).toBe(401);
    expect((await post('logout', { refresh_token })).status).toBe(204);
    expect((await post('logout', {})).status).toBe(400);
  });
});

test('logs a storage error without passwords and returns no details', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  desk.db.exec('DROP TABLE quote_requests; DROP TABLE refresh_tokens; DROP TABLE sessions; DROP TABLE users');
  const answer = await post('login', SIGN_IN);
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toContain('users');
  expect(JSON.parse(text).errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(log).toHaveBeenCalled();
  expect(log.mock.calls.flat().map(String).join()).not.toContain(ADA.password);
});

describe('a backend that handles sign-in', () => {
  const failing = (error: AppError) => {
    const fail = () => Promise.reject(error);
    withServices({
      auth: { login: fail, refresh: fail, logout: fail, userOf: fail, isKnownClient: async () => false },
    });
  };
  const calls = () => [post('login', SIGN_IN), post('refresh', { refresh_token: 'r' })];

  test('and limits the rate: returns 429 with its Retry-After and logs no error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing(new AppError('sign-in-busy', { retryAfterS: 7 }));
    for (const answer of await Promise.all(calls())) {
      expect(answer.headers.get('Retry-After')).toBe('7');
      expect(await codeOf(answer)).toEqual([429, 'REQUESTS_EXCEEDED']);
    }
    const account = await app.request('/api/account', { headers: { Authorization: 'Bearer x' } });
    expect([account.status, account.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(log).not.toHaveBeenCalled();
  });

  test('and is unavailable: returns 503 with Retry-After and a message about sign-in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing(new AppError('sign-in-unavailable'));
    for (const answer of await Promise.all(calls())) {
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(await codeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    }
    const account = await app.request('/api/account', { headers: { Authorization: 'Bearer x' } });
    expect([account.status, await account.text()]).toEqual([503, expect.stringContaining('Logging in is unavailable')]);
  });
});

describe('without a signing secret', () => {
  test('sign-in returns 503 with Retry-After, while pages and quote requests work', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    desk = await authDesk(signingKeys({ AUTH_SECRET: '' }));
    withServices({ quotes: desk.quotes });
    for (const answer of [await post('login', SIGN_IN), await post('refresh', { refresh_token: 'r' })]) {
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(await codeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    }
    expect((await account('a.b.c')).status).toBe(503);
    expect(log.mock.calls.flat().join('\n')).toContain('AUTH_SECRET is not set. Set one:');
    for (const path of ['/login', '/account', '/shop/orings', '/cart'])
      expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  });
});

describe('the log', () => {
  const logOf = async (work: () => Promise<unknown>) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { request } = app;
    app.request = (input, init) => request(input, init, { REQUEST_LOG: 'on' });
    await work();
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
    const text = JSON.stringify(lines);
    for (const secret of [ADA.email, ADA.password, 'wrong-password', '192.0.2.77', 'browser'])
      expect(text).not.toContain(secret);
    return lines.filter(({ event }) => event === 'security').map(({ what, account: id, from }) => [what, id, from]);
  };
  const headers = { 'CF-Connecting-IP': '192.0.2.77', 'User-Agent': 'browser' };
  const FROM = '192.0.2.0/24';

  test('records a session from beginning to end', async () => {
    const lines = await logOf(async () => {
      const first = await tokens(await post('login', SIGN_IN, headers));
      const second = await tokens(await post('refresh', { refresh_token: first.refresh_token }, headers));
      await post('logout', { refresh_token: second.refresh_token }, headers);
      await app.request('/api/account', { headers: { ...headers, Authorization: `Bearer ${second.access_token}` } });
    });
    expect(lines).toEqual([
      ['signed-in', ADA.id, FROM],
      ['refreshed', ADA.id, FROM],
      ['logged-out', ADA.id, FROM],
      ['token-refused', ADA.id, FROM],
    ]);
  });

  test('records what was rejected and for which account', async () => {
    withServices({ accountLimit: accountLimit(undefined, () => 0), mayLogin: memoryLimit(() => 0, 4) });
    const lines = await logOf(async () => {
      await post('login', { ...SIGN_IN, password: 'wrong-password' }, headers);
      await post('login', { ...SIGN_IN, email: 'nobody@plant.example' }, headers);
      await post('refresh', { refresh_token: 'unknown' }, headers);
      const { refresh_token } = await tokens(await post('login', SIGN_IN, headers));
      await post('refresh', { refresh_token }, headers);
      desk.time += 10_000;
      await post('refresh', { refresh_token }, headers);
      await post('refresh', { refresh_token }, headers);
      await app.request('/api/account', { headers: { ...headers, Authorization: 'Bearer a.b.c' } });
      await post('login', SIGN_IN, headers);
      await post('login', SIGN_IN, headers);
    });
    expect(lines).toEqual([
      ['sign-in-refused', ADA.id, FROM],
      ['sign-in-refused', null, FROM],
      ['refresh-refused', null, FROM],
      ['signed-in', ADA.id, FROM],
      ['refreshed', ADA.id, FROM],
      ['refresh-reused', ADA.id, FROM],
      ['refresh-refused', ADA.id, FROM],
      ['token-refused', null, FROM],
      ['signed-in', ADA.id, FROM],
      ['sign-in-limited', null, FROM],
    ]);
  });
});

test('anything else returns 404 in the same shape', async () => {
  expect(await codeOf(await app.request('/auth/login'))).toEqual([404, 'ROUTE_NOT_FOUND']);
  expect(await codeOf(await post('users', {}))).toEqual([404, 'ROUTE_NOT_FOUND']);
});
