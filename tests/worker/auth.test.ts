import { applyD1Migrations } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordPassword } from '../../src/server/auth/password.ts';
import { userStatements } from '../../src/server/db/seed/users.ts';

const ADA = { email: 'ada@plant.example', password: 'a ring for Ada' };

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
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const record = await recordPassword(ADA.password);
  await env.DB.batch(userStatements('ada', ADA.email, record).map((statement) => env.DB.prepare(statement)));
});

describe('with users in D1', () => {
  test('sign in, ask, exchange, sign out', async () => {
    const first = await grantOf(await post('login', ADA));
    expect(await (await account(first.access_token)).json()).toEqual({ email: ADA.email });
    const second = await grantOf(await post('refresh', { refresh_token: first.refresh_token }));
    expect((await account(second.access_token)).status).toBe(200);
    expect((await post('logout', { refresh_token: second.refresh_token })).status).toBe(204);
    expect((await post('refresh', { refresh_token: second.refresh_token })).status).toBe(401);
  });

  test('a token that comes twice ends the session, also when both come at once', async () => {
    const { refresh_token } = await grantOf(await post('login', ADA));
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('refresh', { refresh_token })));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeLessThanOrEqual(1);
    for (const answer of good) {
      const { refresh_token: next } = await grantOf(answer);
      expect((await post('refresh', { refresh_token: next })).status).toBe(401);
    }
    const { results } = await env.DB.prepare('SELECT * FROM auth_tokens').all();
    expect(results).toEqual([]);
  });

  test('the secret that signs is made once and kept', async () => {
    const { results } = await env.DB.prepare('SELECT name, length(value) AS length FROM secrets').all();
    expect(results).toEqual([{ name: 'access-tokens', length: 64 }]);
  });

  test('the binding lets ten tries a minute of one client through', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await post('login', { email: ADA.email }, '192.0.2.9')).status);
    }
    // Tries are counted by the clock's minute, which may turn once in between.
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(21);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect((await post('login', ADA, '192.0.2.10')).status).toBe(200);
  });
});
