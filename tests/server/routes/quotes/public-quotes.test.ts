import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PublicQuote, publicQuote } from '../../../../src/domain/site/api/v1/quotes.ts';
import { AppError } from '../../../../src/server/http/app-error.ts';
import type { Services } from '../../../../src/server/services.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { runnableTags } from '../../../support/pages/html-tags.ts';
import { appWith } from '../../../support/services/fake-services.ts';
import { type FormsDesk, formsDesk } from '../../../support/services/form-services.ts';

const ORIGIN = 'http://store.test';
const PATH = '/api/v1/quotes';
const CONTACT = { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', phone: '+1 555 0100' };
const LINE = { part_number: 'FK7502-214', quantity: 200 };
const BODY = {
  contact: CONTACT,
  po_number: 'PO 4711',
  need_by: '2027-03-01',
  ship_country: 'Norway',
  ship_zip: '0150',
  message: 'By Friday?',
  lines: [
    { ...LINE, customer_part_number: '88-1042', note: 'Bag in lots of 50', expedite: true },
    { ...LINE, part_number: 'fk7502-214', quantity: 1 },
  ],
  texts: ['Seal kit, 2 pcs'],
};

let desk: FormsDesk;
let app: ReturnType<typeof appWith>;
const withServices = (changes: Partial<Services> = {}): void => {
  app = appWith({ ...desk.services, ...changes });
};
beforeEach(async () => {
  desk = await formsDesk();
  withServices();
});

const newKey = (): string => crypto.randomUUID();
const post = async (body: unknown, key: string | null = newKey(), headers: Record<string, string> = {}) =>
  app.request(ORIGIN + PATH, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(key !== null && { 'Idempotency-Key': key }), ...headers },
  });
const quoteIn = async (response: Response): Promise<PublicQuote> => {
  const json: unknown = await response.json();
  expect(v.parse(publicQuote, json)).toEqual(json);
  return json as PublicQuote;
};
const sent = async (body: unknown = BODY): Promise<PublicQuote> => {
  const response = await post(body);
  expect(response.status).toBe(201);
  return quoteIn(response);
};
const read = (id: string) => app.request(`${ORIGIN}${PATH}/${id}`);
const problemsOf = async (response: Response): Promise<[code: string, parameters: string[]]> => {
  const { code, problems = [] } = (await response.json()) as { code: string; problems?: { parameter: string }[] };
  return [code, problems.map(({ parameter }) => parameter)];
};
const storedCount = (): number => Number(desk.db.prepare('SELECT count(*) AS n FROM quote_requests').get()?.n);

/** Replies like staff, through the stored record. */
const answer = (id: string, fields: Record<string, string | null>): void => {
  for (const [name, value] of Object.entries(fields))
    desk.db.prepare(`UPDATE quote_requests SET ${name} = ? WHERE public_id = ?`).run(value, id);
};
const QUOTED = JSON.stringify({
  words: 'All priced.',
  lines: [
    { line: 1, unitPriceE5: 44_000, days: 5, quantity: null, part: '', words: 'Better price' },
    { line: 3, unitPriceE5: 250_000, days: null, quantity: 2, part: 'FK7502-214', words: '' },
  ],
  files: [{ label: 'Certificate', url: 'https://files.example/c.pdf' }],
});

describe('POST /api/v1/quotes', () => {
  test('stores a numbered request like the cart, priced by the server', async () => {
    const response = await post(BODY);
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('RateLimit-Policy')).toBe('"client";q=10;w=60');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const quote = await quoteIn(response);
    expect(response.headers.get('Location')).toBe(`${PATH}/${quote.id}`);
    expect(quote).toMatchObject({
      number: `Q-${new Date().getUTCFullYear()}-000001`,
      status: 'received',
      version: 0,
      valid_until: null,
      po_number: 'PO 4711',
      subtotal: { amount: '181.00', currency: 'USD' },
      order_minimum: { amount: '75.00', currency: 'USD' },
      lines_without_price: 1,
      accepted_lines: null,
    });
    expect(quote.lines).toMatchObject([
      {
        position: 1,
        part_number: 'FK7502-214',
        quantity: 200,
        unit_price: { amount: '0.78' },
        total: { amount: '156.00' },
        lead_time_days: 1,
        note: 'Your no. 88-1042, Bag in lots of 50',
        expedite: true,
        problem: null,
      },
      { position: 2, part_number: 'FK7502-214', quantity: 1, total: { amount: '25.00' }, is_line_minimum: true },
    ]);
    expect(quote.texts).toMatchObject([{ position: 3, text: 'Seal kit, 2 pcs', total: null, part_number: null }]);
    const page = await (await app.request(quote.url)).text();
    for (const phrase of [quote.number, '$0.78', 'Your no. 88-1042', 'Norway', '0150', '2027-03-01', 'By Friday?'])
      expect(page).toContain(phrase);
  });

  test('queues the confirmation and the email to sales once', async () => {
    const key = newKey();
    for (const status of [201, 200]) expect((await post(BODY, key)).status).toBe(status);
    await vi.waitFor(() => expect(desk.mails).toHaveLength(2));
    expect(desk.db.prepare('SELECT kind FROM quote_mails ORDER BY id').all()).toEqual([
      { kind: 'received' },
      { kind: 'sales_received' },
    ]);
  });

  test('returns the stored quote for the same key and body, also after it was quoted', async () => {
    const key = newKey();
    const [one, other] = await Promise.all([post(BODY, key), post(BODY, key)]);
    expect([one.status, other.status].sort()).toEqual([200, 201]);
    const quote = await quoteIn(one);
    expect(await quoteIn(other)).toEqual(quote);
    answer(quote.id, { state: 'in_work' });
    const again = await post({ ...BODY, texts: [...BODY.texts] }, key);
    expect(again.status).toBe(200);
    expect(await quoteIn(again)).toEqual({ ...quote, status: 'in_review' });
    expect(storedCount()).toBe(1);
  });

  test('returns the stored quote for the same key and body while there is no catalog', async () => {
    const key = newKey();
    const quote = await quoteIn(await post(BODY, key));
    const noCatalog = { get: () => Promise.reject(new AppError('catalog-unavailable')), state: () => null };
    withServices({ catalog: noCatalog });
    expect(await quoteIn(await post(BODY, key))).toEqual(quote);
    expect((await post(BODY)).status).toBe(503);
  });

  test('rejects the same key with another body, also at the same time', async () => {
    const key = newKey();
    const bodies = [BODY, { ...BODY, po_number: 'PO 4712' }];
    const responses = await Promise.all(bodies.map((body) => post(body, key)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
    const later = await post({ ...BODY, contact: { ...CONTACT, email: 'other@plant.example' } }, key);
    expect(later.status).toBe(422);
    expect(await later.json()).toMatchObject({ code: 'key-used', type: '/developers#error-key-used' });
    expect(storedCount()).toBe(1);
  });

  test.each([null, '', 'fifteen-letters', 'x'.repeat(101), '0123456789 abcdef', '0123456789"abcdef'])(
    'rejects the key %j',
    async (key) => {
      expect(await problemsOf(await post(BODY, key))).toEqual(['bad-input', ['Idempotency-Key']]);
      expect(storedCount()).toBe(0);
    },
  );

  test('names every invalid field and stores nothing', async () => {
    const response = await post({
      ...BODY,
      contact: { ...CONTACT, email: 'r.okafor@plant', phone: 'none' },
      need_by: '2027-02-30',
      ship_zip: 'a\nb',
      lines: [LINE, { ...LINE, part_number: 'no-such-part' }, { ...LINE, note: 'a\u202eb' }],
    });
    expect(response.status).toBe(400);
    expect(await problemsOf(response)).toEqual([
      'bad-input',
      ['contact.email', 'contact.phone', 'need_by', 'ship_zip', 'lines.1.part_number', 'lines.2.note'],
    ]);
    expect(storedCount()).toBe(0);
  });

  test.each([
    ['no contact', { lines: [LINE] }, ['contact']],
    ['no name', { contact: { email: 'a@b.example' }, lines: [LINE] }, ['contact.name']],
    ['neither lines nor texts', { contact: CONTACT, texts: [' '] }, ['lines']],
    ['a quantity of 0', { contact: CONTACT, lines: [{ ...LINE, quantity: 0 }] }, ['lines.0.quantity']],
    ['half a piece', { contact: CONTACT, lines: [{ ...LINE, quantity: 0.5 }] }, ['lines.0.quantity']],
    ['a quantity in words', { contact: CONTACT, lines: [{ ...LINE, quantity: '5' }] }, ['lines.0.quantity']],
    ['too many lines', { contact: CONTACT, lines: Array(1001).fill(LINE) }, ['lines']],
    ['too many texts', { contact: CONTACT, texts: Array(501).fill('a') }, ['texts']],
    ['a long text', { contact: CONTACT, texts: ['a'.repeat(641)] }, ['texts.0']],
    ['no object', ['a'], ['contact']],
  ])('rejects %s', async (_, body, parameters) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await problemsOf(response))[1]).toEqual(parameters);
  });

  test('rejects a body that is not JSON', async () => {
    expect((await post(BODY, newKey(), { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect(storedCount()).toBe(0);
  });

  test('says that a price could not be read instead of inventing one', async () => {
    withServices({ prices: { readAll: async () => new Map() } });
    const { lines, subtotal } = await sent({ ...BODY, lines: [LINE] });
    expect(lines[0]).toMatchObject({ total: null, unit_price: null, problem: { code: 'price-unavailable' } });
    expect(subtotal.amount).toBe('0.00');
  });

  test('keeps hostile texts as text on the page', async () => {
    const texts = HOSTILE_TEXTS.map((text) => text.slice(0, 640));
    const { url } = await sent({ contact: CONTACT, texts });
    const html = await (await app.request(url)).text();
    expect(runnableTags(html.slice(html.indexOf('<main'), html.indexOf('</main>')))).toEqual([]);
  });
});

describe('GET /api/v1/quotes/{id}', () => {
  test('returns what the page shows, and not the sender', async () => {
    const quote = await sent();
    const response = await read(quote.id);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await quoteIn(response)).toEqual(quote);
    for (const secret of [CONTACT.phone, CONTACT.email, CONTACT.name])
      expect(JSON.stringify(quote)).not.toContain(secret);
  });

  test('has the offered prices, lead times and part of a reply', async () => {
    const { id } = await sent();
    answer(id, {
      state: 'answered',
      answer: QUOTED,
      answered_at: '2026-11-23T10:42:00.000Z',
      valid_until: '9999-12-23',
    });
    const quote = await quoteIn(await read(id));
    expect(quote).toMatchObject({
      status: 'quoted',
      quoted_at: '2026-11-23T10:42:00.000Z',
      valid_until: '9999-12-23',
      reply: 'All priced.',
      subtotal: { amount: '118.00' },
      lines_without_price: 0,
      files: [{ label: 'Certificate', url: 'https://files.example/c.pdf' }],
    });
    expect(quote.lines[0]).toMatchObject({
      unit_price: { amount: '0.44' },
      total: { amount: '88.00' },
      lead_time_days: 5,
      is_quoted: true,
      reply: 'Better price',
    });
    expect(quote.texts[0]).toMatchObject({
      part_number: 'FK7502-214',
      quantity: 2,
      unit_price: { amount: '2.50' },
      total: { amount: '5.00' },
      lead_time_days: null,
    });
    answer(id, { valid_until: '2026-01-01' });
    expect((await quoteIn(await read(id))).status).toBe('expired');
  });

  test('has the accepted lines and their sum', async () => {
    const { id } = await sent();
    answer(id, {
      state: 'answered',
      answer: QUOTED,
      answered_at: '2026-11-23T10:42:00.000Z',
      valid_until: '9999-12-23',
    });
    const acceptance = { answeredAt: '2026-11-23T10:42:00.000Z', lines: [1, 3] };
    expect(await desk.services.quoteDesk.accept(id, acceptance, 'PO 4711')).toBe('done');
    const quote = await quoteIn(await read(id));
    expect(quote).toMatchObject({
      status: 'accepted',
      accepted_lines: [1, 3],
      order_number: 'PO 4711',
      subtotal: { amount: '93.00' },
    });
    expect([...quote.lines, ...quote.texts].map(({ is_accepted: one }) => one)).toEqual([true, false, true]);
  });

  test('has other quantities, alternatives, declined and added lines, and what the customer chose', async () => {
    const { id } = await sent();
    const line = { unitPriceE5: 44_000, days: 5, quantity: null, part: '', words: '' };
    const lines = [
      {
        ...line,
        line: 1,
        breaks: [{ quantity: 500, unitPriceE5: 37_000 }],
        alternatives: [{ part: 'NB7001-214', unitPriceE5: 9000, days: null }],
      },
      { ...line, line: 2, unitPriceE5: null, isDeclined: true },
      { ...line, line: 4, quantity: 1, description: 'Tooling, once' },
    ];
    const answeredAt = '2026-11-23T10:42:00.000Z';
    answer(id, {
      state: 'answered',
      answer: JSON.stringify({ words: '', lines, files: [] }),
      answered_at: answeredAt,
      valid_until: '9999-12-23',
    });
    const offered = await quoteIn(await read(id));
    expect(offered.lines).toMatchObject([
      {
        is_declined: false,
        breaks: [{ quantity: 500, unit_price: { amount: '0.37' }, total: { amount: '185.00' }, is_chosen: false }],
        alternatives: [
          { part_number: 'NB7001-214', unit_price: { amount: '0.09' }, lead_time_days: null, is_chosen: false },
        ],
      },
      { is_declined: true, total: null, breaks: [], alternatives: [] },
    ]);
    expect(offered.texts[1]).toMatchObject({ position: 4, text: '', description: 'Tooling, once', quantity: 1 });

    const choices = [{ line: 1, quantity: 500, part: '' }];
    await desk.services.quoteDesk.accept(id, { answeredAt, lines: [1], choices }, '');
    const [first] = (await quoteIn(await read(id))).lines;
    expect(first).toMatchObject({ quantity: 500, total: { amount: '185.00' }, breaks: [{ is_chosen: true }] });
  });

  test('returns one and the same 404 for unknown and malformed IDs', async () => {
    await sent();
    const ids = ['0'.repeat(32), 'F'.repeat(32), 'x', '1', '%00', "'or1=1--", 'Q-2026-000001', 'a'.repeat(3000)];
    const bodies = new Set<string>();
    for (const id of ids) {
      const response = await read(id);
      expect([response.status, response.headers.get('Cache-Control')], id).toEqual([404, 'no-store']);
      bodies.add(await response.text());
    }
    expect(bodies.size).toBe(1);
  });
});
