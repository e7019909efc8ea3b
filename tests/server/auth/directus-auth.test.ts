import { describe, expect, test } from 'vitest';
import { directusAuth } from '../../../src/server/auth/directus-auth.ts';

const INVALID = { errors: [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }] };
const EXPIRED = { errors: [{ message: 'Token expired.', extensions: { code: 'TOKEN_EXPIRED' } }] };
const GRANT = { expires: 900_000, refresh_token: 'r', access_token: 'a' };
const CREDENTIALS = { email: 'ada@plant.example', password: 'p' };

/** A server that answers every call with this, and what it was asked. */
const serverWith = (status: number, body: unknown) => {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetcher: typeof fetch = async (input, init = {}) => {
    asked.push({ url: String(input), init });
    return new Response(body === null ? null : JSON.stringify(body), { status });
  };
  return { auth: directusAuth({ url: 'https://backend.example/base', fetch: fetcher }), asked };
};

describe('a backend server', () => {
  test('signs in, exchanges and signs out at its own addresses', async () => {
    const { auth, asked } = serverWith(200, { data: GRANT });
    expect(await auth.login(CREDENTIALS)).toEqual(GRANT);
    expect(await auth.refresh('r')).toEqual(GRANT);
    await auth.logout('r');
    expect(asked.map(({ url, init }) => [url, JSON.parse(String(init.body))])).toEqual([
      ['https://backend.example/base/auth/login', { ...CREDENTIALS, mode: 'json' }],
      ['https://backend.example/base/auth/refresh', { refresh_token: 'r', mode: 'json' }],
      ['https://backend.example/base/auth/logout', { refresh_token: 'r', mode: 'json' }],
    ]);
    expect(asked.map(({ init }) => init.redirect)).toEqual(['manual', 'manual', 'manual']);
    expect(asked.every(({ init }) => !new Headers(init.headers).has('Authorization'))).toBe(true);
  });

  test('refuses with 401', async () => {
    const { auth } = serverWith(401, INVALID);
    expect(await auth.login(CREDENTIALS)).toBeNull();
    expect(await auth.refresh('r')).toBeNull();
    expect(await auth.userOf('a')).toBe('INVALID_CREDENTIALS');
    expect(await serverWith(401, EXPIRED).auth.userOf('a')).toBe('TOKEN_EXPIRED');
  });

  test('says whose token it is', async () => {
    const { auth, asked } = serverWith(200, { data: { id: 'u1', email: 'ada@plant.example' } });
    expect(await auth.userOf('a')).toEqual({ id: 'u1', email: 'ada@plant.example' });
    expect(asked[0]?.url).toBe('https://backend.example/base/users/me?fields=id,email');
    expect(new Headers(asked[0]?.init.headers).get('Authorization')).toBe('Bearer a');
    expect(await serverWith(200, { data: { id: 'u1' } }).auth.userOf('a')).toEqual({ id: 'u1', email: '' });
  });

  test('ends a session without a body', async () => {
    await expect(serverWith(204, null).auth.logout('r')).resolves.toBeUndefined();
  });

  test.each([
    [503, { errors: [] }],
    [429, { errors: [] }],
    [302, {}],
    [200, { data: {} }],
    [200, 'not an object'],
  ])('that answers %s %j is not at hand, which is no refusal', async (status, body) => {
    const { auth } = serverWith(status, body);
    await expect(auth.login(CREDENTIALS)).rejects.toThrow('not at hand');
    await expect(auth.userOf('a')).rejects.toThrow('not at hand');
  });
});
