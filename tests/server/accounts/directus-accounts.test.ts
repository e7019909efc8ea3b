import { describe, expect, test, vi } from 'vitest';
import { ACCOUNT_TIMEOUT_MS } from '../../../src/server/accounts/account-server.ts';
import { ACCOUNT_FLOOR_MS } from '../../../src/server/accounts/account-source.ts';
import { directusAccounts } from '../../../src/server/accounts/directus-accounts.ts';
import { passwordCheck } from '../../../src/server/accounts/password-check.ts';
import { createBreaker } from '../../../src/server/resilience/breaker.ts';

const NETWORK = '192.0.2.0/24';
const CLIENT = 'a'.repeat(32);

const SITE = 'https://canyonseals.example';
const EVE = { email: 'eve@plant.example', password: 'nine rings of steel', firstName: 'Eve', lastName: null };

const errorOf = (code: string) => ({ errors: [{ message: 'm', extensions: { code } }] });

/** A server that returns `answer` for every call and records the requests and the waits. */
const serverWith = (answer: () => Response | Promise<Response>) => {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  const waits: number[] = [];
  const fetcher: typeof fetch = async (input, init = {}) => {
    requests.push({ url: String(input), init });
    return answer();
  };
  const breaker = createBreaker({ name: 'accounts', now: Date.now, timeoutMs: ACCOUNT_TIMEOUT_MS });
  const accounts = directusAccounts(
    { url: 'https://backend.example/base', fetch: fetcher, breaker },
    {
      check: passwordCheck('Canyon Seals'),
      siteUrl: SITE,
      sleep: async (milliseconds) => void waits.push(milliseconds),
    },
  );
  return { accounts, requests, waits };
};
const empty =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status, headers });
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

describe('accounts on a backend server', () => {
  test("calls the server's own endpoints, with links to pages of this site", async () => {
    const { accounts, requests, waits } = serverWith(empty(204));
    expect(await accounts.register(EVE, NETWORK, null)).toEqual({ outcome: 'taken', accountId: null });
    expect(await accounts.requestReset({ email: EVE.email, network: NETWORK })).toEqual({ accountId: null });
    expect(await accounts.reset('t.o.k', EVE.password, CLIENT)).toEqual({ outcome: 'reset', accountId: null });
    expect(requests.map(({ url, init }) => [url, JSON.parse(String(init.body))])).toEqual([
      [
        'https://backend.example/base/users/register',
        { email: EVE.email, password: EVE.password, first_name: 'Eve', verification_url: `${SITE}/verify-email` },
      ],
      ['https://backend.example/base/auth/password/request', { email: EVE.email, reset_url: `${SITE}/reset-password` }],
      ['https://backend.example/base/auth/password/reset', { token: 't.o.k', password: EVE.password }],
    ]);
    expect(requests.every(({ init }) => init.redirect === 'manual')).toBe(true);
    expect(waits).toEqual([ACCOUNT_FLOOR_MS, ACCOUNT_FLOOR_MS]);
  });

  test('verifies by the redirect without following it, and escapes the token as a parameter', async () => {
    const { accounts, requests } = serverWith(empty(302, { Location: '/admin/users/1' }));
    expect(await accounts.verify('a&b=c#d', null)).toEqual({ outcome: 'verified', accountId: null });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://backend.example/base/users/register/verify-email?token=a%26b%3Dc%23d',
    ]);
  });

  test.each([400, 401, 403])('refuses a link with %d', async (status) => {
    const { accounts } = serverWith(json(status, errorOf('FORBIDDEN')));
    expect(await accounts.verify('t', null)).toEqual({ outcome: 'refused' });
    expect(await accounts.reset('t', EVE.password, CLIENT)).toEqual({ outcome: 'refused' });
  });

  test('reports that registration is closed', async () => {
    const { accounts } = serverWith(json(403, errorOf('FORBIDDEN')));
    expect(await accounts.register(EVE, NETWORK, null)).toEqual({ outcome: 'closed' });
  });

  test('does not send a password that breaks the rules of this site', async () => {
    const { accounts, requests } = serverWith(empty(204));
    expect((await accounts.register({ ...EVE, password: 'unbelievable' }, NETWORK, null)).outcome).toBe(
      'weak-password',
    );
    expect((await accounts.reset('t', 'short', CLIENT)).outcome).toBe('weak-password');
    expect(requests).toEqual([]);
  });

  test('signs up with the usual response when only the server refuses the password, so that known email addresses stay hidden', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { accounts } = serverWith(json(400, errorOf('FAILED_VALIDATION')));
    expect(await accounts.register(EVE, NETWORK, null)).toEqual({ outcome: 'taken', accountId: null });
    expect(String(errors.mock.calls[0])).toContain('auth_password_policy');
    expect(String(errors.mock.calls[0])).not.toContain(EVE.password);
    expect((await accounts.reset('t', EVE.password, CLIENT)).outcome).toBe('weak-password');
    errors.mockRestore();
  });

  test.each([
    ['is away', () => Promise.reject(new Error('no connection'))],
    ['fails', empty(500)],
    ['does not mail links to this site', json(400, errorOf('INVALID_PAYLOAD'))],
  ])('when the server %s, reports that accounts are unavailable', async (_, answer) => {
    const { accounts } = serverWith(answer as () => Response);
    await expect(accounts.register(EVE, NETWORK, null)).rejects.toMatchObject({
      code: 'accounts-unavailable',
      status: 503,
    });
    await expect(accounts.requestReset({ email: EVE.email, network: NETWORK })).rejects.toMatchObject({
      code: 'accounts-unavailable',
    });
  });

  test('when the server limits the rate, reports the time to retry', async () => {
    const { accounts } = serverWith(empty(429, { 'Retry-After': '7' }));
    await expect(accounts.requestReset({ email: EVE.email, network: NETWORK })).rejects.toMatchObject({
      status: 429,
      retryAfterS: 7,
    });
  });
});
