import { beforeEach, describe, expect, test } from 'vitest';
import type { ReadListResponse } from '../../../../src/domain/site/api/lists.ts';
import { accountListStore } from '../../../../src/server/lists/account-list-store.ts';
import { sharedListStore } from '../../../../src/server/lists/shared-list-store.ts';
import { applyMigrations, readMigrations } from '../../../../src/tools/seed/migrate.ts';
import { memoryDatabase, sqliteD1 } from '../../../support/backend/sqlite-d1.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { runnableTags } from '../../../support/pages/html-tags.ts';
import { ADA, authDesk, BOB, DESKTOP } from '../../../support/services/auth-form.ts';
import { appWith, FK7502_214 } from '../../../support/services/fake-services.ts';

const ORIGIN = 'http://store.test';
const LINE = { text: '2-214 viton', part: 'FK7502-214', quantity: 500, own: '76-1', note: 'bag 100' };
const TEXT = { text: 'seal kit <b>', part: '', quantity: null, own: '', note: '' };

let app: ReturnType<typeof appWith>;
let tokens: Readonly<Record<'ada' | 'bob', string>>;
beforeEach(async () => {
  const db = sqliteD1(memoryDatabase());
  await applyMigrations(
    db,
    readMigrations().filter(({ name }) => name.startsWith('0016_')),
  );
  const desk = await authDesk();
  const tokenOf = async (user: typeof ADA | typeof BOB) =>
    (await desk.auth.login(user, DESKTOP)).grant?.access_token ?? '';
  tokens = { ada: await tokenOf(ADA), bob: await tokenOf(BOB) };
  app = appWith({ auth: desk.auth, accountLists: accountListStore(db), sharedLists: sharedListStore(db) });
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(ORIGIN + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    }),
  );
const get = (path: string, token = ''): Promise<Response> =>
  Promise.resolve(app.request(ORIGIN + path, { headers: token === '' ? {} : { Authorization: `Bearer ${token}` } }));

/** Returns the page between header and footer, without the props of islands. */
const mainOf = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<script type="application\/json".*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('<noscript>', '');

describe('POST /api/lists/read', () => {
  test('reads every line in order', async () => {
    const texts = ['FK7502-214', 'FK75O2-214', 'nothing of ours'];
    const answer = await post('/api/lists/read', { lines: texts.map((text) => ({ texts: [text] })) });
    const { lines, parts } = (await answer.json()) as ReadListResponse;
    expect(lines.map(({ kind }) => kind)).toEqual(['exact', 'exact', 'aside']);
    expect(parts.map(({ part }) => part.productName)).toEqual(['FK7502-214']);
  });

  test('rejects input above its limits and names the field', async () => {
    const line = { texts: ['x'] };
    for (const lines of [Array(101).fill(line), [{ texts: ['x'.repeat(201)] }], [{ texts: Array(4).fill('x') }], 'x']) {
      const answer = await post('/api/lists/read', { lines });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ parameter: expect.stringContaining('lines') });
    }
  });

  test('escapes hostile strings', async () => {
    for (let from = 0; from < HOSTILE_TEXTS.length; from += 100) {
      const lines = HOSTILE_TEXTS.slice(from, from + 100).map((text) => ({ texts: [text.slice(0, 200)] }));
      expect((await post('/api/lists/read', { lines })).status).toBe(200);
    }
  });
});

describe('a shared list', () => {
  const share = async (lines: readonly unknown[] = [LINE, TEXT]) => {
    const answer = await post('/api/lists/share', { name: 'Pump rebuild', lines });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: string; key: string; url: string };
  };

  test('is accessible only through its URL, not cached, and shows the date of its prices', async () => {
    const { url, id, key } = await share();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const page = await get(url);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const html = await page.text();
    expect(html).toContain('Prices of');
    expect(html).toContain('noindex');
    expect(html).toContain('FK7502-214');
    expect(html).toContain('seal kit &lt;b&gt;');
    expect(html).not.toContain(key);
  });

  test('can be withdrawn only by its author', async () => {
    const [mine, other] = [await share(), await share()];
    for (const key of [other.key, '0'.repeat(32), mine.id])
      expect((await post('/api/lists/withdraw', { id: mine.id, key })).status).toBe(404);
    expect((await get(mine.url)).status).toBe(200);
    expect((await post('/api/lists/withdraw', mine)).status).toBe(200);
    const page = await get(mine.url);
    expect(page.status).toBe(410);
    expect(await page.text()).not.toContain('Pump rebuild');
    expect(await (await get(`/lists/review?shared=${mine.id}`)).text()).not.toContain('Pump rebuild');
    expect((await get(other.url)).status).toBe(200);
  });

  test('has an unguessable URL', async () => {
    for (const id of ['', '1', 'x'.repeat(32), '0'.repeat(32), "' OR 1=1 --", '..%2f..%2f'])
      expect((await get(`/l/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  test('contains no code, whatever its lines contain', async () => {
    const lines = HOSTILE_TEXTS.slice(0, 200).map((text) => ({ ...TEXT, text, own: text, note: text }));
    const { url } = await share([LINE, ...lines]);
    expect(runnableTags(mainOf(await (await get(url)).text()))).toEqual([]);
  });

  test('is rejected with instructions when no line names a part', async () => {
    const answer = await post('/api/lists/share', { name: 'x', lines: [TEXT, { ...LINE, part: 'FK9999-999' }] });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Choose a part for at least one line');
  });

  test('stores text only for lines without a part', async () => {
    const { url } = await share([{ ...LINE, text: 'typed beside the number' }, TEXT]);
    expect(await (await get(url)).text()).not.toContain('typed beside the number');
  });

  test('cannot be shared by another site', async () => {
    const answer = await post('/api/lists/share', { name: 'x', lines: [LINE] }, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  test('opens a review with its lines', async () => {
    const { id } = await share();
    const page = await get(`/lists/review?shared=${id}`);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await page.text()).toContain('Your part number');
  });
});

describe('account lists', () => {
  const ID = 'a'.repeat(32);
  const auth = (who: 'ada' | 'bob') => ({ Authorization: `Bearer ${tokens[who]}` });
  const keep = (who: 'ada' | 'bob', id = ID, name = 'Spares') =>
    post('/api/account/lists', { id, name, lines: [LINE] }, auth(who));
  const namesOf = async (who: 'ada' | 'bob'): Promise<string[]> => {
    const { items } = (await (await get('/api/account/lists', tokens[who])).json()) as { items: { name: string }[] };
    return items.map(({ name }) => name);
  };

  test('can be stored, read, replaced and deleted', async () => {
    expect((await keep('ada')).status).toBe(200);
    expect((await keep('ada', ID, 'Spares 2')).status).toBe(200);
    expect(await namesOf('ada')).toEqual(['Spares 2']);
    expect(await (await get(`/api/account/lists/${ID}`, tokens.ada)).json()).toMatchObject({ lines: [LINE] });
    await post('/api/account/lists/remove', { id: ID }, auth('ada'));
    expect(await namesOf('ada')).toEqual([]);
  });

  test('cannot be read, changed or deleted by others', async () => {
    await keep('ada');
    expect((await get(`/api/account/lists/${ID}`, tokens.bob)).status).toBe(404);
    expect((await keep('bob', ID, 'Taken')).status).toBe(400);
    await post('/api/account/lists/remove', { id: ID }, auth('bob'));
    expect(await namesOf('ada')).toEqual(['Spares']);
    expect(await namesOf('bob')).toEqual([]);
  });

  test('require a token before anything else', async () => {
    for (const path of ['lists', `lists/${ID}`, 'part-numbers?own=1'])
      expect((await get(`/api/account/${path}`)).status).toBe(401);
    for (const path of ['lists', 'lists/remove', 'part-numbers', 'part-numbers/find'])
      expect((await post(`/api/account/${path}`, {})).status).toBe(401);
  });

  test('are limited to a hundred', async () => {
    for (let at = 0; at < 100; at++) await keep('ada', at.toString(16).padStart(32, '0'));
    expect((await keep('ada')).status).toBe(400);
    expect((await keep('bob')).status).toBe(200);
  });

  test('finds a customer part number again, only for that customer', async () => {
    const numbers = [{ own: 'Pump-76 ', productId: FK7502_214 }];
    expect((await post('/api/account/part-numbers', { numbers }, auth('ada'))).status).toBe(200);
    const found = async (who: 'ada' | 'bob') =>
      (await get('/api/account/part-numbers?own=pump-76', tokens[who])).json() as Promise<{ part: unknown }>;
    expect(await found('ada')).toMatchObject({ part: { name: 'FK7502-214' } });
    expect(await found('bob')).toEqual({ part: null });
  });

  test('looks up list text among the customer’s part numbers', async () => {
    const numbers = [{ own: 'Pump-76', productId: FK7502_214 }];
    await post('/api/account/part-numbers', { numbers }, auth('ada'));
    const own = ['PUMP-76', 'unknown', "' OR 1=1 --"];
    const found = async (who: 'ada' | 'bob') =>
      (await post('/api/account/part-numbers/find', { own }, auth(who))).json() as Promise<{ parts: unknown[] }>;
    expect(await found('ada')).toMatchObject({
      parts: [{ own: 'pump-76', listed: { part: { productName: 'FK7502-214' } } }],
    });
    expect(await found('bob')).toEqual({ parts: [] });
    const answer = await post('/api/account/part-numbers/find', { own: Array(1001).fill('x') }, auth('ada'));
    expect(answer.status).toBe(400);
  });
});

describe('without JavaScript', () => {
  const send = (list: string, fields: Record<string, string> = {}) =>
    app.request(`${ORIGIN}/lists/review`, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ list, ...fields }),
    });

  test('reads a pasted list into a page with links to the parts', async () => {
    const html = await (await send('FK7502-214, 500\nseal kit <script>')).text();
    expect(html).toContain('href="/product/fk7502-214?quantity=500"');
    expect(html).toContain('Not an O-ring');
    expect(html).toContain('seal kit &lt;script&gt;');
  });

  test.each([
    ['12.5', 'is not a whole number of pieces'],
    ['1e3', 'digits only, like 1000'],
    ['-5', 'digits only, like 1000'],
  ])('keeps the quantity %s as entered, says why it is not one, and sends nothing', async (typed, reason) => {
    const shown = mainOf(await (await send('FK7502-214', { quantity_1: typed })).text());
    expect(shown).toContain(`value="${typed}"`);
    expect(shown).toContain(reason);
    const contact = { name: 'Ada', email: 'ada@plant.example' };
    const sent = await send('FK7502-214', { quantity_1: typed, send: '', ...contact });
    expect(sent.status).toBe(422);
    const html = mainOf(await sent.text());
    expect(html).toContain('The request was not sent. Line 1: Please enter a valid quantity');
    expect((await send('FK7502-214', { quantity_1: '12', send: '', ...contact })).status).toBe(303);
  });

  test('reads 200 lines of a long list and reports the rest', async () => {
    const html = mainOf(await (await send('FK7502-214, 1\n'.repeat(230))).text());
    expect(html).toContain('30 lines more did not fit');
  });
});

describe('/cart?add=', () => {
  test('shows the requested parts, names invalid ones, and adds nothing on its own', async () => {
    const page = await get('/cart?add=FK7502-214:100,NOPE-1:3,fk7502-214:many');
    const html = mainOf(await page.text());
    expect(html).toContain('This link has 1 line for your cart');
    expect(html).toContain('There is no part NOPE-1.');
    expect(html).toContain('the quantity is a whole number from 1.');
    expect(page.headers.get('Set-Cookie')).toBeNull();
  });

  test('escapes hostile input', async () => {
    for (const text of HOSTILE_TEXTS.slice(0, 60)) {
      const html = await (await get(`/cart?add=${encodeURIComponent(text.toWellFormed())}`)).text();
      expect(runnableTags(mainOf(html)), text).toEqual([]);
    }
  });
});
