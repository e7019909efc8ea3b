import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../../../src/domain/site/staff/roles.ts';
import { replyWriter } from '../../../../src/server/backend/write-reply.ts';
import { embeddedDirectus } from '../../../../src/server/directus/embedded/app.ts';
import { textOfPdf } from '../../../support/files/read-pdf.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import type { FormsDesk } from '../../../support/services/form-services.ts';
import { type QuoteDesk, quoteDesk, REPLY_TOKEN } from '../../../support/services/quote-desk.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const OWN = { Origin: 'http://localhost' };

let desk: FormsDesk;
let app: QuoteDesk['app'];
let cookies: QuoteDesk['cookies'];

beforeEach(async () => {
  ({ desk, app, cookies } = await quoteDesk());
});

const get = async (path: string, role: Role = 'sales'): Promise<string> =>
  (await app.request(path, { headers: { Cookie: cookies[role] ?? '' } })).text();

const post = (path: string, fields: Readonly<Record<string, string>> = {}, role: Role = 'sales') =>
  app.request(path, {
    method: 'POST',
    headers: { ...OWN, Cookie: cookies[role] ?? '' },
    body: new URLSearchParams(fields),
  });

const LIST = 'FK7502-214, 2000\nseal kit, pump CR-32 × 12';

const newQuote = async (list = LIST): Promise<string> => {
  const made = await post('/desk/quotes/new', { name: 'J. Lindqvist', email: 'j@nordwerk.example', list, key: 'k' });
  expect([made.status, await made.text()]).toEqual([303, '']);
  return made.headers.get('Location') ?? '';
};

const versionIn = (html: string): string => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

/** Saves fields of the draft as the page's form does. */
const save = async (path: string, fields: Readonly<Record<string, string>>, role: Role = 'sales') =>
  post(`${path}/draft`, { version: versionIn(await get(path)), ...fields }, role);

const RESOLVED = { '2.kind': 'text', '2.description': 'Seal kit for CR-32', '2.quantity': '12', '2.price': '48' };

const send = async (path: string, fields: Readonly<Record<string, string>> = {}) =>
  post(`${path}/send`, { version: versionIn(await get(`${path}/review`)), ...fields });

const row = <Value>(sql: string): Value => desk.db.prepare(sql).get() as Value;
const rows = <Value>(sql: string): Value[] => desk.db.prepare(sql).all() as Value[];

describe('the way of a quote', () => {
  test('a pasted list becomes a draft without an email, then R1, a message, R2', async () => {
    const path = await newQuote();
    expect(desk.mails).toEqual([]);
    expect(row('SELECT state FROM quote_requests')).toEqual({ state: 'in_work' });
    expect(await get(path)).toContain('Line 2 is open.');
    expect((await send(path)).status).toBe(422);

    expect((await save(path, { ...RESOLVED, '1.price': '0.74', words: 'Bagged in lots of 100.' })).status).toBe(303);
    const review = await get(`${path}/review`);
    expect(review).toContain('Every quoted line has a price');
    expect(review).toContain('Bagged in lots of 100.');
    const pagePreview = await get(`${path}/preview`);
    for (const text of ['Preview of R1.', '$0.74', 'Seal kit for CR-32', 'Bagged in lots of 100.'])
      expect(pagePreview).toContain(text);
    expect(pagePreview).toContain('<div inert="">');
    const preview = await app.request(`${path}/quote.pdf`, { headers: { Cookie: cookies.sales } });
    expect(preview.headers.get('Content-Disposition')).toMatch(/filename="Q-\d{4}-000001-R1-draft\.pdf"/);
    const words = await textOfPdf(new Uint8Array(await preview.arrayBuffer()));
    for (const text of ['$0.74', 'Seal kit for CR-32', 'Bagged in lots of 100.']) expect(words).toContain(text);
    const sent = await send(path, { copy: '1', remind: '1' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, path]);
    expect(desk.mails.map(({ to, subject }) => [to, subject.replace(/Q-\d+-\d+/, 'Q')])).toEqual([
      ['j@nordwerk.example', 'Your quote Q is ready'],
      [SETTINGS.salesEmail, 'Q: R1 sent'],
    ]);
    const frozen = row<{ who: string; revision: number; digest: string; answer: string }>(
      'SELECT * FROM quote_revisions',
    );
    expect([frozen.revision, frozen.who, frozen.digest.length]).toEqual([1, 'sales', 64]);
    expect(row('SELECT draft, remind_on IS NOT NULL AS reminds FROM quote_work')).toEqual({ draft: null, reminds: 1 });
    expect(rows("SELECT action, who FROM staff_audit WHERE action LIKE 'quote-%'")).toEqual([
      { action: 'quote-made', who: 'sales <sales@x.example>' },
      { action: 'quote-sent', who: 'sales <sales@x.example>' },
    ]);
    expect(() => desk.db.exec("UPDATE quote_revisions SET answer = '{}'")).toThrow('cannot be changed');

    const { public_id: id } = row<{ public_id: string }>('SELECT public_id FROM quote_requests');
    await desk.services.quoteDesk.ask(id, { key: 'q', words: 'Is 4 days possible?', digests: [], files: [] });
    expect(await get(path)).toContain('Reply needed');
    expect((await post(`${path}/messages`, { key: 'm', message: 'Yes, see R2.' })).status).toBe(303);
    expect(await get(path)).not.toContain('Reply needed');

    expect((await post(`${path}/start`)).status).toBe(303);
    expect((await save(path, { '1.price': '0.73' })).status).toBe(303);
    expect((await send(path)).status).toBe(303);
    const mail = desk.mails.findLast(({ to }) => to === 'j@nordwerk.example');
    expect(mail?.subject).toMatch(/R2 is ready$/);
    expect(mail?.text).toContain('It replaces R1.');
    expect(mail?.text).toContain('unit price $0.73 ($0.74 in R1)');
    expect(mail?.text).toContain('Line 1 price: $0.74 is now $0.73.');

    const old = await (await app.request(`/quotes/${id}?revision=1`)).text();
    expect(old).toContain('Replaced by R2.');
    expect(old).toContain('$0.74');
    expect(old).not.toContain('Accept selected lines');
    expect(row('SELECT viewed_at FROM quote_work')).toEqual({ viewed_at: null });
    // A person's browser: programs that open the link do not count.
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' };
    const page = await (await app.request(`/quotes/${id}`, { headers })).text();
    expect(page).toContain('What changed since R1');
    expect(page).toContain('Accept selected lines');
    await expect
      .poll(() => row<{ viewed_at: string | null }>('SELECT viewed_at FROM quote_work').viewed_at)
      .not.toBeNull();
    expect(await get(path)).toContain('viewed today');
  });

  test('a reply that was entered in the backend is a revision too, and keeps the draft', async () => {
    const path = await newQuote();
    await save(path, RESOLVED);
    const { submission_key: key } = row<{ submission_key: string }>('SELECT submission_key FROM quote_requests');
    const items = embeddedDirectus({ db: desk.d1, now: Date.now, token: '', deskToken: REPLY_TOKEN });
    const write = replyWriter({ url: 'https://x.invalid', token: REPLY_TOKEN }, async (request) =>
      items.fetch(request),
    );
    await write(key, { status: 'answered', answer_lines: [{ line: 1, unit_price: '0.4' }] });
    await desk.services.quoteRound();
    expect(rows('SELECT revision, who FROM quote_revisions')).toEqual([{ revision: 1, who: '' }]);
    expect(row('SELECT draft IS NOT NULL AS kept FROM quote_work')).toEqual({ kept: 1 });
    expect(await get(path)).toContain('R2 draft');
  });

  test('a customer accepts another quantity and an alternative, and totals follow', async () => {
    const path = await newQuote('FK7502-214, 2000');
    await save(path, {
      '1.price': '0.74',
      open: '1',
      '1.b1.on': '1',
      '1.b1.quantity': '5000',
      '1.b1.price': '0.7',
      '1.a1.on': '1',
      '1.a1.part': 'EP7058-214',
      '1.a1.price': '0.0828',
    });
    await send(path);
    const { public_id: id, answered_at: at } = row<{ public_id: string; answered_at: string }>(
      'SELECT public_id, answered_at FROM quote_requests',
    );
    const accept = (fields: Readonly<Record<string, string>>) =>
      app.request(`/quotes/${id}/accept`, {
        method: 'POST',
        headers: OWN,
        body: new URLSearchParams({ _answer: at, line: '1', ...fields }),
      });
    expect((await accept({ choice_1: 'q4999' })).status).toBe(422);
    const updated = await (await accept({ choice_1: 'q5000', _total: '' })).text();
    expect(updated).toContain('$3,500.00');
    expect((await accept({ choice_1: 'pEP7058-214', order_number: 'PO 88213' })).status).toBe(303);
    expect(
      JSON.parse(row<{ acceptance: string }>("SELECT acceptance FROM quote_events WHERE kind = 'accepted'").acceptance),
    ).toEqual({
      answered_at: at,
      lines: [1],
      choices: [{ line: 1, quantity: null, part: 'EP7058-214' }],
    });
    const shown = await get(path);
    for (const text of ['EP7058-214', '$165.60', 'PO 88213', 'Customer chose the alternative to FK7502-214']) {
      expect(shown).toContain(text);
    }
    expect((await save(path, { '1.price': '1' })).status).toBe(400);
    expect((await post(`${path}/withdraw`, { reason: 'x' })).status).toBe(422);
  });
});

describe('saving', () => {
  test('merges changes of two people, and compares a field that both changed', async () => {
    const path = await newQuote();
    const version = versionIn(await get(path));
    expect((await post(`${path}/draft`, { version, '1.price': '0.43', '1.days': '7' }, 'admin')).status).toBe(303);
    const own = { version, '1.price': '0.42', words: 'Bagged' };
    const conflict = await post(`${path}/draft`, own);
    const html = await conflict.text();
    expect(conflict.status).toBe(409);
    for (const text of ['1 field differs', 'admin', 'value="price:0.43"', 'value="price:0.42"', 'Bagged'])
      expect(html).toContain(text);
    const json = await app.request(`${path}/draft`, {
      method: 'POST',
      headers: { ...OWN, Cookie: cookies.sales ?? '', Accept: 'application/json' },
      body: new URLSearchParams(own),
    });
    expect([json.status, await json.json()]).toEqual([409, { conflicts: 1 }]);
    const chosen = { version: versionIn(html), '1.price': '0.42', words: 'Bagged', 'set:1.price': 'price:0.42' };
    expect((await post(`${path}/draft`, chosen)).status).toBe(303);
    const { draft } = row<{ draft: string }>('SELECT draft FROM quote_work');
    expect(JSON.parse(draft).fields).toMatchObject({ '1.price': '0.42', '1.days': '7', words: 'Bagged' });
  });

  test('computes the field that was not typed, adds and removes lines, and applies list prices', async () => {
    const path = await newQuote();
    const fields = () => JSON.parse(row<{ draft: string }>('SELECT draft FROM quote_work').draft).fields;
    await save(path, { '1.discount': '5' });
    expect(fields()).toMatchObject({ '1.price': '0.741', '1.discount': '5', '1.typed': 'discount' });
    await save(path, { do: 'list' });
    expect(fields()).toMatchObject({ '1.price': '0.78', '1.discount': '0' });
    await save(path, { do: 'discount', percent: '10', ticked: '1' });
    expect(fields()).toMatchObject({ '1.price': '0.702', '1.discount': '10' });
    await save(path, { do: 'add', add_part: 'fk7502-214', add_quantity: '100' });
    expect(fields()).toMatchObject({
      '3.kind': 'part',
      '3.part': 'FK7502-214',
      '3.price': '0.78',
      '3.quantity': '100',
    });
    await save(path, { do: 'remove:3' });
    expect(fields()['3.kind']).toBe('removed');
    await save(path, { do: 'use:2:FK7502-214' });
    expect(fields()).toMatchObject({ '2.kind': 'part', '2.part': 'FK7502-214', '2.price': '1.12' });
    expect(await get(`${path}?line=1`)).toContain('Price by quantity');
  });

  test('a discount above the limit needs the permission', async () => {
    const path = await newQuote('FK7502-214, 2000');
    await save(path, { '1.price': '0.5' });
    const refused = await send(path);
    expect([refused.status, (await refused.text()).includes('your limit is 10%')]).toEqual([422, true]);
    const version = versionIn(await get(`${path}/review`, 'admin'));
    expect((await post(`${path}/send`, { version }, 'admin')).status).toBe(303);
  });

  test('a reply is not sent from an old version', async () => {
    const path = await newQuote('FK7502-214, 2000');
    const version = versionIn(await get(`${path}/review`));
    await save(path, { '1.days': '9' });
    const refused = await post(`${path}/send`, { version });
    expect([refused.status, (await refused.text()).includes('The draft changed')]).toEqual([422, true]);
    expect(rows('SELECT * FROM quote_revisions')).toEqual([]);
  });
});

test('notes, withdrawal and presence', async () => {
  const path = await newQuote();
  expect((await post(`${path}/notes`, { note: 'Matched price', line: '1' })).status).toBe(303);
  expect(await get(path, 'viewer')).toContain('Matched price');
  expect((await post(`${path}/presence`, {}, 'viewer')).status).toBe(200);
  expect(await (await post(`${path}/presence`)).json()).toMatchObject({ others: ['viewer'] });
  expect((await post(`${path}/withdraw`)).status).toBe(422);
  expect((await post(`${path}/withdraw`, { reason: 'The compound is discontinued.' })).status).toBe(303);
  expect(await get(path)).toContain('Withdrawn');
  const actions = rows<{ action: string }>('SELECT action FROM staff_audit ORDER BY id').map(({ action }) => action);
  expect(actions).toEqual(['quote-made', 'quote-noted', 'quote-withdrawn']);
});

test('a viewer reads a quote without forms that change it', async () => {
  const path = await newQuote();
  const html = await get(path, 'viewer');
  expect(html).toContain('FK7502-214');
  for (const text of ['Review and send', 'Add note', 'Send message']) expect(html).not.toContain(text);
});

test.each(HOSTILE_TEXTS.map((text) => [text]))('shows %j as text', async (text) => {
  const path = await newQuote(`${text.replaceAll('\n', ' ')} 12 pcs`);
  await save(path, { words: text, '1.description': text, '1.words': text, valid_until: text, 'x.y': text });
  await post(`${path}/notes`, { note: text || 'x' });
  for (const html of [await get(`${path}?line=1`), await get(`${path}/review`)]) {
    expect(html).not.toMatch(/<script(?! type="module" src="\/build\/)/i);
    expect(html).not.toMatch(/<(?:img|svg)[^>]* on\w+=/i);
  }
});

test('unknown numbers and files do not exist', async () => {
  const path = await newQuote();
  for (const other of ['Q-2026-999999', 'Q-1999-000001', '1', '%00', "Q-2026-000001' OR 1=1"]) {
    const response = await app.request(`/desk/quotes/${encodeURIComponent(other)}`, {
      headers: { Cookie: cookies.sales ?? '' },
    });
    expect([other, response.status]).toEqual([other, 404]);
  }
  for (const file of ['0/0', '-1/0', 'x/y', '9999/9999']) {
    const response = await app.request(`${path}/files/${file}`, { headers: { Cookie: cookies.sales ?? '' } });
    expect([file, response.status]).toEqual([file, 404]);
  }
});
