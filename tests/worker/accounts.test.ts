import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { servicesOf } from '../../src/server/services.ts';
import { type AccountDesk, accountDesk } from '../support/services/account-form.ts';
import { insertSmallData, PART } from './small-data.ts';

const ADA = { email: 'ada@plant.example', password: 'nine rings of steel' };
const NEW_PASSWORD = 'ten rings of copper';

/** A cart line as the browser sends it. */
const LINE = {
  uid: 'a',
  id: PART.usual,
  productName: 'FK7502-214',
  description: 'FKM 75 Shore A',
  descriptionTwo: 'AS568-214',
  color: '#6b3a1e',
  price: 2800,
  fixedPriceDisplay: '$1.12',
  is_line_min: true,
  quantity: 25,
  shipTime: 1,
  helperText: '',
  note: '',
  expedite: false,
};

let desk: AccountDesk;
let clients = 0;

/** The Worker's services over D1, with recorded mail. */
const send = (path: string, init: RequestInit = {}): Promise<Response> => {
  const app = createApp(() => ({ ...servicesOf(env), accounts: desk.accounts }));
  return Promise.resolve(app.request(`http://store.test${path}`, init, env));
};
const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `192.0.2.${clients}`, ...headers },
  });
const form = (path: string, fields: Record<string, string>): Promise<Response> =>
  send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: 'http://store.test', 'CF-Connecting-IP': `192.0.2.${clients}` },
  });
const login = (password: string): Promise<Response> => post('/auth/login', { email: ADA.email, password });
const tokensOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { access_token: string; refresh_token: string } }).data;
};
const sendQuote = async (email: string): Promise<string> => {
  const answer = await post(
    '/api/quotes',
    {
      contact: { name: 'Ada', email },
      items: [LINE],
      _key: crypto.randomUUID(),
    },
    { Origin: 'http://store.test' },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
};
const quotesWith = async (accessToken: string): Promise<string[]> => {
  const answer = await send('/api/account/quotes', { headers: { Authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: { url: string }[] }).items.map(({ url }) => url);
};

beforeAll(insertSmallData);
beforeEach(async () => {
  clients += 1;
  await env.DB.batch(
    ['quote_requests', 'registrations', 'account_mails', 'users'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  desk = accountDesk(env.DB, Date.now());
});

const signUp = async (): Promise<void> => {
  expect((await form('/sign-up', ADA)).status).toBe(303);
  await desk.settled();
  const token = desk.tokenTo(ADA.email);
  expect((await form('/verify-email', { token, password: ADA.password })).status).toBe(303);
};

describe('an account', { timeout: 30_000 }, () => {
  test('sign-up, verification and sign-in give access to quotes: earlier ones immediately, later ones at the next sign-in', async () => {
    const earlier = await sendQuote('Ada@Plant.example');
    await sendQuote('bob@mill.example');
    expect((await form('/sign-up', ADA)).status).toBe(303);
    await desk.settled();
    expect((await login(ADA.password)).status).toBe(401);
    const token = desk.tokenTo(ADA.email);
    expect((await form('/verify-email', { token, password: 'not this one at all' })).status).toBe(422);
    expect((await form('/verify-email', { token, password: ADA.password })).status).toBe(303);
    const first = await tokensOf(await login(ADA.password));
    expect(await quotesWith(first.access_token)).toEqual([earlier]);

    const later = await sendQuote(ADA.email);
    expect(await quotesWith(first.access_token)).toEqual([earlier]);
    const second = await tokensOf(await login(ADA.password));
    expect(await quotesWith(second.access_token)).toEqual([later, earlier]);
  });

  test('by protocol only: registration, the mailed token, sign-in', async () => {
    expect((await post('/users/register', { ...ADA, first_name: 'Ada' })).status).toBe(204);
    await desk.settled();
    const verified = await send(`/users/register/verify-email?token=${desk.tokenTo(ADA.email)}`);
    expect([verified.status, verified.headers.get('Location')]).toEqual([302, '/login']);
    await tokensOf(await login(ADA.password));
  });

  test('a reset invalidates the old password, every session and the link; the new password works', async () => {
    await signUp();
    const [one, other] = [await tokensOf(await login(ADA.password)), await tokensOf(await login(ADA.password))];
    expect((await form('/forgot-password', { email: ADA.email })).status).toBe(303);
    await desk.settled();
    const token = desk.tokenTo(ADA.email);
    expect((await form('/reset-password', { token, password: 'unbelievable' })).status).toBe(422);
    expect((await form('/reset-password', { token, password: NEW_PASSWORD })).status).toBe(303);
    for (const { refresh_token } of [one, other]) {
      expect((await post('/auth/refresh', { refresh_token })).status).toBe(401);
    }
    expect((await login(ADA.password)).status).toBe(401);
    expect((await post('/auth/password/reset', { token, password: 'eleven rings of tin' })).status).toBe(403);
    await tokensOf(await login(NEW_PASSWORD));
  });

  test('both endpoints return byte-identical responses for a known and an unknown email address', async () => {
    await signUp();
    const answerOf = async (path: string, email: string) => {
      const answer = await post(path, { email, password: NEW_PASSWORD });
      const names = [...answer.headers.keys()].filter((name) => name !== 'server-timing');
      return [answer.status, names, await answer.text()];
    };
    for (const path of ['/users/register', '/auth/password/request']) {
      expect(await answerOf(path, ADA.email)).toEqual(await answerOf(path, 'nobody@plant.example'));
    }
    await tokensOf(await login(ADA.password));
  });
});

test('the runtime accepts the mail that the Worker sends through its binding', async () => {
  const { accounts } = servicesOf(env);
  expect((await accounts.register({ ...ADA, firstName: null, lastName: null }, '192.0.2.0/24', null)).outcome).toBe(
    'taken',
  );
  expect(await env.DB.prepare('SELECT count(*) AS n FROM registrations').first()).toEqual({ n: 1 });
});
