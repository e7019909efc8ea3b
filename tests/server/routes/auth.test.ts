import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../src/server/app-error.ts';
import { memoryLimit } from '../../../src/server/auth/login-limit.ts';
import type { Services } from '../../../src/server/services.ts';
import { ADA, type AuthDesk, authDesk } from '../../support/auth-desk.ts';
import { appWith } from '../../support/fake-services.ts';

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
const codeOf = async (answer: Response): Promise<readonly [number, string]> => {
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
  return [answer.status, errors[0]?.extensions.code ?? ''];
};

describe('POST /auth/login', () => {
  test('answers in the shape of the backend, for no cache', async () => {
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

  test('answers an unknown user and a wrong password alike, to the byte', async () => {
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
  ])('%j is a 400: %s', async (body, reason) => {
    const answer = await post('login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      errors: [{ message: `Invalid payload. ${reason}.`, extensions: { reason, code: 'INVALID_PAYLOAD' } }],
    });
    expect(desk.derived).toEqual([]);
  });

  test('takes JSON alone, and not much of it', async () => {
    const form = await post('login', 'email=a', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect(await codeOf(form)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const large = await post('login', { ...SIGN_IN, more: 'x'.repeat(20_000) });
    expect(await codeOf(large)).toEqual([413, 'CONTENT_TOO_LARGE']);
  });

  test('takes ten tries a minute of one client, right or wrong, and does no work for more', async () => {
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

describe('POST /auth/refresh', () => {
  test('rotates; a token that comes again is refused and takes its successor along', async () => {
    const first = await tokens(await post('login', SIGN_IN));
    const exchange = (refresh_token: string) => post('refresh', { refresh_token, mode: 'json' });
    const second = await tokens(await exchange(first.refresh_token));
    const again = await exchange(first.refresh_token);
    expect([again.status, await again.json()]).toEqual([401, INVALID]);
    expect(await codeOf(await exchange(second.refresh_token))).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('wants a token in the body', async () => {
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
  test('is a 204 and ends the session', async () => {
    const { refresh_token } = await tokens(await post('login', SIGN_IN));
    const answer = await post('logout', { refresh_token, mode: 'json' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await post('refresh', { refresh_token })).status).toBe(401);
    expect((await post('logout', { refresh_token })).status).toBe(204);
    expect((await post('logout', {})).status).toBe(400);
  });
});

test('a fault of the storage is told to nobody but the log, and the log holds no password', async () => {
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

describe('a backend that signs people in', () => {
  const failing = (error: AppError) => {
    const fail = () => Promise.reject(error);
    withServices({
      auth: { login: fail, refresh: fail, logout: fail, userOf: fail, isKnownClient: async () => false },
    });
  };
  const calls = () => [post('login', SIGN_IN), post('refresh', { refresh_token: 'r' })];

  test('and takes no more calls: a 429 with its own Retry-After, which is no fault to log', async () => {
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

  test('and is away: a 503 that says when to come back and speaks of signing in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing(new AppError('sign-in-unavailable'));
    for (const answer of await Promise.all(calls())) {
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect(await codeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    }
    const account = await app.request('/api/account', { headers: { Authorization: 'Bearer x' } });
    expect([account.status, await account.text()]).toEqual([503, expect.stringContaining('Signing in is not at hand')]);
  });
});

test('anything else is a 404 in the same shape', async () => {
  expect(await codeOf(await app.request('/auth/login'))).toEqual([404, 'ROUTE_NOT_FOUND']);
  expect(await codeOf(await post('users', {}))).toEqual([404, 'ROUTE_NOT_FOUND']);
});
