import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { NO_CONTACT } from '../../src/domain/site/auth/account-contact.ts';
import { checkAccess } from '../../src/server/accounts/access-token.ts';
import { recordPassword } from '../../src/server/accounts/password.ts';
import { signingKeys } from '../../src/server/accounts/signing-keys.ts';
import { userStatements } from '../../src/tools/seed/users.ts';
import { createTables } from './small-data.ts';

const ADA = { email: 'ada@foundry.example', password: 'a ring for Ada' };

const post = (path: string, body: object, client = '192.0.2.1'): Promise<Response> =>
  exports.default.fetch(`http://store.test/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': client },
  });
const grantOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { access_token: string; refresh_token: string } }).data;
};
const account = (token: string): Promise<Response> =>
  exports.default.fetch('http://store.test/api/account', { headers: { Authorization: `Bearer ${token}` } });

beforeAll(async () => {
  await createTables();
  const record = await recordPassword(ADA.password);
  await env.DB.batch(userStatements('ada', ADA.email, record).map((statement) => env.DB.prepare(statement)));
});

describe('with users in D1', () => {
  test('sign in, read, refresh, sign out, which also ends the access tokens', async () => {
    const first = await grantOf(await post('login', ADA));
    expect(await (await account(first.access_token)).json()).toEqual({ email: ADA.email, contact: NO_CONTACT });
    const second = await grantOf(await post('refresh', { refresh_token: first.refresh_token }));
    expect((await account(second.access_token)).status).toBe(200);
    expect((await post('logout', { refresh_token: second.refresh_token })).status).toBe(204);
    expect((await post('refresh', { refresh_token: second.refresh_token })).status).toBe(401);
    for (const { access_token } of [first, second]) expect((await account(access_token)).status).toBe(401);
  });

  test('four concurrent refreshes of one page all succeed, and the session continues', async () => {
    const { refresh_token } = await grantOf(await post('login', ADA));
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('refresh', { refresh_token })));
    for (const answer of answers) {
      const grant = await grantOf(answer);
      expect((await account(grant.access_token)).status).toBe(200);
      await grantOf(await post('refresh', { refresh_token: grant.refresh_token }));
    }
  });

  test('concurrent refreshes of two clients leave no session that both can use', async () => {
    const { refresh_token } = await grantOf(await post('login', ADA));
    const clients = ['192.0.2.1', '198.51.100.1', '192.0.2.1', '198.51.100.1'];
    const answers = await Promise.all(clients.map((client) => post('refresh', { refresh_token }, client)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeLessThan(4);
    for (const answer of good) {
      const { access_token, refresh_token: next } = await grantOf(answer);
      expect((await account(access_token)).status).toBe(401);
      expect((await post('refresh', { refresh_token: next })).status).toBe(401);
    }
  });

  test('logging out everywhere ends every session of the account', async () => {
    const [one, two] = [await grantOf(await post('login', ADA)), await grantOf(await post('login', ADA))];
    const headers = { Authorization: `Bearer ${one.access_token}` };
    const address = 'http://store.test/api/account/logout-everywhere';
    expect((await exports.default.fetch(address, { method: 'POST', headers })).status).toBe(204);
    for (const { access_token } of [one, two]) expect((await account(access_token)).status).toBe(401);
    expect((await account((await grantOf(await post('login', ADA))).access_token)).status).toBe(200);
  });

  test('signs an access token with the configured secret, which is not in the database', async () => {
    const { access_token } = await grantOf(await post('login', ADA, '192.0.2.20'));
    const keys = signingKeys(env)();
    expect((await checkAccess(access_token, keys, Date.now())).ok).toBe(true);
    const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const names = results.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['sessions', 'refresh_tokens', 'users']));
    expect(names).not.toContain('secrets');
  });

  test('the binding allows ten attempts per minute and client', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await post('login', { email: ADA.email }, '192.0.2.9')).status);
    }
    // Attempts are counted per minute of the clock, which can change once during the test.
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(21);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect((await post('login', ADA, '192.0.2.10')).status).toBe(200);
  });

  test('ten failed attempts lock an account for others, but not for a known client', async () => {
    const from = (n: number, password: string) => post('login', { ...ADA, password }, `198.51.${n}.1`);
    const statuses = await Promise.all(Array.from({ length: 21 }, (_, n) => from(n, 'wrong')));
    expect(statuses.filter(({ status }) => status === 401).length).toBe(10);
    expect((await from(99, ADA.password)).status).toBe(429);
    expect((await post('login', ADA, '192.0.2.30')).status).toBe(200);
  });
});
