import { beforeAll, describe, expect, test } from 'vitest';
import { forgedTokens } from '../payloads/tokens.ts';
import { attack, attackSafely } from '../support/attack.ts';
import { ACCOUNT, SITE } from '../support/target.ts';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const JSON_HEADERS = { Origin: SITE, 'Content-Type': 'application/json' };
/** `client` is the client IP, by default a different one for each request. */
const post = (path: string, body: unknown, client?: string) =>
  attackSafely(path, {
    method: 'POST',
    headers: { ...JSON_HEADERS, ...(client !== undefined && { 'CF-Connecting-IP': client }) },
    body: JSON.stringify(body),
  });
const tokensOf = (text: string): Tokens => (JSON.parse(text) as { data: Tokens }).data;
const signIn = async (): Promise<Tokens> => {
  const answer = await post('/auth/login', ACCOUNT);
  expect(answer.status).toBe(200);
  return tokensOf(answer.text);
};
const account = (token: string) => attack('/api/account', { headers: { Authorization: `Bearer ${token}` } });

describe('access tokens', () => {
  let good: Tokens;
  beforeAll(async () => {
    good = await signIn();
  });

  test('a valid one opens the account', async () => {
    expect((await account(good.access_token)).status).toBe(200);
  });

  test('a forged one does not', async () => {
    for (const [name, token] of forgedTokens(good.access_token)) {
      const { status } = await account(token);
      expect([400, 401, 431], `${name}: ${status}`).toContain(status);
    }
  });

  test('only its header is accepted', async () => {
    const token = good.access_token;
    for (const name of ['access_token', 'token']) {
      const { status, text } = await attack(`/api/account?${name}=${token}`, {});
      expect(status, 'an unknown parameter').toBe(400);
      expect(text).not.toContain(token);
    }
    for (const [path, headers] of [
      ['/api/account', { Cookie: `access_token=${token}; directus_session_token=${token}` }],
      ['/api/account', { Authorization: token }],
      ['/api/account', { Authorization: `Basic ${token}` }],
      ['/api/account', { 'X-Authorization': `Bearer ${token}` }],
    ] as const) {
      expect((await attack(path, { headers })).status, path).toBe(401);
    }
  });

  test('a refresh token is not accepted as an access token, nor the reverse', async () => {
    expect((await account(good.refresh_token)).status).toBe(401);
    expect((await post('/auth/refresh', { refresh_token: good.access_token })).status).toBe(401);
  });

  test('is not accepted by the protocol, the editor, the vitals report or the synchronization', async () => {
    const headers = { Authorization: `Bearer ${good.access_token}` };
    expect([401, 403]).toContain((await attack('/items/products?limit=1', { headers })).status);
    expect((await attack('/admin/sync', { headers })).status).toBe(401);
    expect((await attack('/admin/vitals', { headers })).status).toBe(401);
    expect((await attack('/admin/content-changed', { method: 'POST', headers, body: '{}' })).status).toBe(401);
  });
});

describe.concurrent('sessions', () => {
  test('an access token is invalid immediately after logging out', async () => {
    const tokens = await signIn();
    expect((await post('/auth/logout', { refresh_token: tokens.refresh_token })).status).toBe(204);
    expect((await account(tokens.access_token)).status).toBe(401);
    expect((await post('/auth/refresh', { refresh_token: tokens.refresh_token })).status).toBe(401);
  });

  test('reusing a refresh token from elsewhere ends the session', async () => {
    const refresh = (refresh_token: string, client: string) => post('/auth/refresh', { refresh_token }, client);
    const [owner, thief] = ['198.51.100.201', '203.0.113.5'];
    const first = await signIn();
    const second = tokensOf((await refresh(first.refresh_token, owner)).text);
    const third = tokensOf((await refresh(second.refresh_token, owner)).text);
    expect((await refresh(first.refresh_token, thief)).status).toBe(401);
    expect((await refresh(third.refresh_token, owner)).status).toBe(401);
    expect((await account(third.access_token)).status).toBe(401);
  });

  test('two tabs that refresh concurrently keep their session', async () => {
    const { refresh_token } = await signIn();
    const refresh = () => post('/auth/refresh', { refresh_token }, '198.51.100.200');
    const [one, two] = await Promise.all([refresh(), refresh()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await account(tokensOf(one.text).access_token)).status).toBe(200);
  });

  test('every sign-in has distinct tokens', async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect(one.refresh_token).not.toBe(two.refresh_token);
    expect(one.access_token).not.toBe(two.access_token);
    expect(one.refresh_token.length).toBeGreaterThanOrEqual(43);
  });

  test('rejects refresh tokens of other types without an error', async () => {
    for (const refresh_token of [
      '',
      'x',
      'a'.repeat(5000),
      { $ne: null },
      ['a'],
      1,
      true,
      null,
      '__proto__',
      "' OR 1=1--",
    ]) {
      const { status } = await post('/auth/refresh', { refresh_token });
      expect([400, 401], JSON.stringify(refresh_token).slice(0, 40)).toContain(status);
    }
  });
});

describe('known and unknown email addresses are indistinguishable', () => {
  test('signing in: same response and headers for a wrong password and an unknown email address', async () => {
    const known = await post('/auth/login', { email: ACCOUNT.email, password: 'wrong-password-1' });
    const unknown = await post('/auth/login', { email: 'nobody@plant.example', password: 'wrong-password-1' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  test('signing in: same duration', async () => {
    const time = async (email: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 3; round++)
        times.push((await post('/auth/login', { email, password: 'wrong-password-1' })).milliseconds);
      return Math.min(...times);
    };
    expect(Math.abs((await time(ACCOUNT.email)) - (await time('nobody@plant.example')))).toBeLessThan(60);
  });

  test.each([
    ['/auth/password/request', {}],
    ['/users/register', { password: 'correct horse battery staple' }],
  ])('%s: same response', async (path, more) => {
    const known = await post(path, { email: ACCOUNT.email, ...more });
    const unknown = await post(path, { email: `nobody-${Date.now()}@plant.example`, ...more });
    expect(known.status).toBe(204);
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});

describe.concurrent('mailed links', () => {
  test.each([
    'x',
    '',
    'a'.repeat(5000),
    '../..',
    '<b>',
    'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImRlbW9AY2FueW9uc2VhbHMuZXhhbXBsZSJ9.',
  ])('a forged link token does nothing: %j', async (token) => {
    const reset = await post('/auth/password/reset', { token, password: 'correct horse battery staple' });
    expect([400, 401, 403]).toContain(reset.status);
    const verify = await attackSafely(`/users/register/verify-email?token=${encodeURIComponent(token)}`);
    expect(verify.status).toBeGreaterThanOrEqual(300);
    expect(verify.status).toBeLessThan(500);
    expect((await post('/auth/login', ACCOUNT)).status).toBe(200);
  });

  test.each(['', 'short', '12345678', 'password1234', 'canyonseals1', 'a'.repeat(2000)])(
    'rejects the invalid new password %j',
    async (password) => {
      const { status } = await post('/users/register', { email: 'new@plant.example', password });
      expect([400, 422]).toContain(status);
    },
  );

  test('ignores protected fields such as role and status', async () => {
    const body = {
      email: 'role@plant.example',
      password: 'correct horse battery staple',
      role: 'admin',
      status: 'active',
      id: 1,
      verified: true,
    };
    expect([204, 400]).toContain((await post('/users/register', body)).status);
    expect((await post('/auth/login', { email: body.email, password: body.password })).status).toBe(401);
  });
});
