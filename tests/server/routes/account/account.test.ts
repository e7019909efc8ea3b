import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteSummaries } from '../../../../src/domain/order/quotes/quote-summary.ts';
import { NO_CONTACT } from '../../../../src/domain/site/auth/account-contact.ts';
import { contactStore } from '../../../../src/server/accounts/contact-store.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import { applyMigrations, readMigrations } from '../../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../../support/backend/sqlite-d1.ts';
import { ADA, type AuthDesk, authDesk, BOB, DESKTOP } from '../../../support/services/auth-form.ts';
import { appWith, FK7502_214 } from '../../../support/services/fake-services.ts';

const ORIGIN = 'http://store.test';

let desk: AuthDesk;
let app: ReturnType<typeof appWith>;
beforeEach(async () => {
  desk = await authDesk();
  app = appWith({ auth: desk.auth, quotes: desk.quotes });
});

const tokenOf = async (user: typeof ADA | typeof BOB): Promise<string> =>
  (await desk.auth.login(user, DESKTOP)).grant?.access_token ?? '';
const get = (path: string, token = ''): Promise<Response> =>
  Promise.resolve(app.request(ORIGIN + path, { headers: token === '' ? {} : { Authorization: `Bearer ${token}` } }));
const listOf = async (token: string, query = ''): Promise<QuoteSummaries> =>
  (await (await get(`/api/account/quotes${query}`, token)).json()) as QuoteSummaries;

const LINE = {
  uid: 'a',
  id: FK7502_214,
  productName: 'FK7502-214',
  quantity: 200,
  price: 1,
  shipTime: 1,
  helperText: '',
};
const sendQuote = (
  token: string,
  key: string,
  headers: Record<string, string> = {},
  contact: Record<string, string> = { name: 'Ada', email: ADA.email },
) =>
  app.request(`${ORIGIN}/api/quotes`, {
    method: 'POST',
    body: JSON.stringify({ contact, items: [LINE], _key: key }),
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  });

describe('without a valid token', () => {
  test.each(['/api/account', '/api/account/quotes'])('%s returns 401 as problem+json', async (path) => {
    for (const token of ['', 'wrong', 'a.b.c']) {
      const answer = await get(path, token);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([401, 'application/problem+json']);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(await answer.json()).toEqual({
        type: '/developers#error-not-signed-in',
        code: 'not-signed-in',
        title: 'Log in to see this.',
        status: 401,
      });
    }
  });

  test('an expired token returns 401 with that reason', async () => {
    const token = await tokenOf(ADA);
    desk.time += 15 * 60_000;
    const answer = await get('/api/account/quotes', token);
    expect([answer.status, ((await answer.json()) as { title: string }).title]).toEqual([
      401,
      'Your session has ended. Log in again.',
    ]);
  });

  test('rejects a quote request with a wrong token, so that it is never stored without an owner by mistake', async () => {
    expect((await sendQuote('wrong', 'k')).status).toBe(401);
    expect(desk.db.prepare('SELECT * FROM quote_requests').all()).toEqual([]);
  });
});

describe('while sign-in is unavailable', () => {
  test.each(['sign-in-unavailable', 'sign-in-busy'] as const)(
    'stores a quote request with a token without an owner: %s',
    async (code) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const userOf = () => Promise.reject(new AppError(code));
      app = appWith({ auth: { ...desk.auth, userOf }, quotes: desk.quotes });
      const answer = await sendQuote('a-token', 'k');
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ ok: true })]);
      expect(desk.db.prepare('SELECT user_id FROM quote_requests').all()).toEqual([{ user_id: null }]);
      vi.restoreAllMocks();
    },
  );
});

describe('a signed-in visitor', () => {
  test('is identified', async () => {
    const answer = await get('/api/account', await tokenOf(ADA));
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.json()).toEqual({ email: ADA.email, contact: NO_CONTACT });
  });

  test('gets back the contact data of the latest request sent while signed in, but not of the request itself', async () => {
    const db = sqliteD1(memoryDatabase());
    await applyMigrations(
      db,
      readMigrations().filter(({ name }) => name.startsWith('0022_')),
    );
    app = appWith({ auth: desk.auth, quotes: desk.quotes, contacts: contactStore(db) });
    const [ada, bob] = [await tokenOf(ADA), await tokenOf(BOB)];
    const sent = { name: 'Ada', email: ADA.email, phone: '+1 555 0100', poNumber: '45', message: 'Urgent' };
    expect((await sendQuote(ada, '1', {}, sent)).status).toBe(200);
    // A stranger sends a request with the account's email address.
    expect((await sendQuote('', '2', {}, { ...sent, name: 'Mallory' })).status).toBe(200);
    const contactOf = async (token: string) =>
      ((await (await get('/api/account', token)).json()) as { contact: object }).contact;
    await expect
      .poll(() => contactOf(ada))
      .toEqual({ name: 'Ada', company: '', phone: '+1 555 0100', shipCountry: '', shipZip: '' });
    expect(await contactOf(bob)).toEqual(NO_CONTACT);
  });

  test('sees only requests sent while signed in, newest first', async () => {
    const [ada, bob] = [await tokenOf(ADA), await tokenOf(BOB)];
    for (const [token, key] of [
      [ada, '1'],
      ['', '2'],
      [bob, '3'],
      [ada, '4'],
    ] as const)
      expect((await sendQuote(token, key)).status).toBe(200);
    const found = await listOf(ada);
    expect(found).toMatchObject({ totalItems: 2, page: 1, limit: 20 });
    expect(found.items.map(({ number }) => number.slice(-6))).toEqual(['000004', '000001']);
    expect(found.items[0]).toMatchObject({ status: 'received', lineCount: 1, openLines: 0, poNumber: '' });
    expect(found.items[0]?.totalCents).toBeGreaterThan(0);
    expect((await listOf(bob)).items.map(({ number }) => number.slice(-6))).toEqual(['000003']);
    const page = await get(found.items[0]?.url ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(found.items[0]?.number);
  });

  test('sees the state that staff set on a request', async () => {
    const ada = await tokenOf(ADA);
    await sendQuote(ada, '1');
    desk.db.exec("UPDATE quote_requests SET state = 'answered'");
    expect((await listOf(ada)).items[0]?.status).toBe('answered');
    expect(() => desk.db.exec("UPDATE quote_requests SET state = 'lost'")).toThrow();
  });

  test('reads twenty requests at a time', async () => {
    const ada = await tokenOf(ADA);
    for (let n = 0; n < 21; n++) await sendQuote(ada, String(n));
    expect((await listOf(ada)).items).toHaveLength(20);
    const last = await listOf(ada, '?page=2');
    expect([last.items.length, last.totalItems, last.items[0]?.number.slice(-6)]).toEqual([1, 21, '000001']);
    expect((await listOf(ada, '?page=3')).items).toEqual([]);
    expect((await get('/api/account/quotes?page=0', ada)).status).toBe(400);
    expect((await get('/api/account/quotes?page=1e9', ada)).status).toBe(400);
  });

  test('leaves the request when the account is deleted', async () => {
    await sendQuote(await tokenOf(ADA), '1');
    desk.db.prepare('DELETE FROM users WHERE id = ?').run(ADA.id);
    expect(desk.db.prepare('SELECT count(*) AS n FROM quote_requests').get()).toMatchObject({ n: 1 });
  });
});

describe('POST /api/account/logout-everywhere', () => {
  const post = (token: string): Promise<Response> =>
    Promise.resolve(
      app.request(`${ORIGIN}/api/account/logout-everywhere`, {
        method: 'POST',
        headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
      }),
    );

  test('ends every session of the account immediately, and no others', async () => {
    const [one, two, other] = [await tokenOf(ADA), await tokenOf(ADA), await tokenOf(BOB)];
    const answer = await post(one);
    expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([204, '', 'no-store']);
    for (const token of [one, two]) expect((await get('/api/account', token)).status).toBe(401);
    expect((await get('/api/account', other)).status).toBe(200);
    expect((await post(two)).status).toBe(401);
  });

  test('writes a log line', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const headers = { Authorization: `Bearer ${await tokenOf(ADA)}` };
    await app.request(`${ORIGIN}/api/account/logout-everywhere`, { method: 'POST', headers }, {});
    expect(log.mock.calls.join()).toContain(`"what":"logged-out-everywhere","account":"${ADA.id}"`);
    vi.restoreAllMocks();
  });

  test('requires a valid token', async () => {
    const token = await tokenOf(ADA);
    for (const wrong of ['', 'a.b.c']) expect((await post(wrong)).status).toBe(401);
    expect((await get('/api/account', token)).status).toBe(200);
  });

  test('is limited per client', async () => {
    app = appWith({ auth: desk.auth, mayRefresh: async () => false });
    const answer = await post(await tokenOf(ADA));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  test('is missing, like its button, where the backend’s protocol lacks the call', async () => {
    const token = await tokenOf(ADA);
    const offers = async () => (await (await get('/account')).text()).includes('"endsEverywhere":true');
    expect(await offers()).toBe(true);
    const { logoutEverywhere: _, ...auth } = desk.auth;
    app = appWith({ auth });
    expect((await post(token)).status).toBe(404);
    expect(await offers()).toBe(false);
  });
});

describe('account pages', () => {
  test.each([
    ['/login', 'Log in'],
    ['/account', 'Your quote requests'],
  ])('%s is complete and excluded from caches and search engines', async (path, title) => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1[^>]*>([^<]*)/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}<`));
    expect(html.slice(html.lastIndexOf('<noscript>'))).toContain('needs JavaScript');
  });

  test('/login passes on only a path of this site', async () => {
    const backOf = async (wanted: string) =>
      /"back":"([^"]*)"/.exec(await (await get(`/login?return=${encodeURIComponent(wanted)}`)).text())?.[1];
    expect(await backOf('/cart?a=b')).toBe('/cart?a=b');
    for (const wanted of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/login'])
      expect(await backOf(wanted)).toBe('/account');
  });

  test('a form sent before its JavaScript loaded redirects to the form and discards the password', async () => {
    const answer = await app.request(`${ORIGIN}/login?return=%2Fcart`, {
      method: 'POST',
      body: new URLSearchParams({ email: ADA.email, password: ADA.password }),
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login?return=%2Fcart']);
    const away = await app.request(`${ORIGIN}/login//evil.example`, { method: 'POST' });
    expect([away.status, away.headers.get('Location')]).toEqual([405, null]);
  });
});
