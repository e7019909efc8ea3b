import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usdCents } from '../../../../src/domain/kit/units.ts';
import type { CartItem } from '../../../../src/domain/order/cart/cart.ts';
import type { QuoteAccepted } from '../../../../src/domain/site/api/quotes.ts';
import type { Services } from '../../../../src/server/services.ts';
import { HOSTILE_TEXTS } from '../../../support/pages/hostile-texts.ts';
import { runnableTags } from '../../../support/pages/html-tags.ts';
import { appWith, FK7502_214, PRICES } from '../../../support/services/fake-services.ts';
import { type FormsDesk, formsDesk } from '../../../support/services/form-services.ts';
import { SETTINGS } from '../../../support/services/settings.ts';

const ORIGIN = 'http://store.test';
const CONTACT = { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: 'By Friday?' };

/** 200 pieces at $0.78 from stock, as the fake prices return. */
const LINE: Omit<CartItem, 'pricing'> = {
  uid: 'a',
  id: FK7502_214,
  productName: 'FK7502-214',
  description: 'FKM 75 Shore A',
  descriptionTwo: 'AS568-214 · 24.99 × 3.53 mm',
  color: '#6b3a1e',
  price: usdCents(15_600),
  fixedPriceDisplay: '$0.78',
  is_line_min: false,
  quantity: 200,
  shipTime: 1,
  helperText: '',
  note: 'Bag in lots of 50',
  expedite: true,
  ring: { idMm: 24.99, csMm: 3.53 },
};
const GONE = { ...LINE, uid: 'gone', id: 999_999, productName: 'XX0000-000' };

let desk: FormsDesk;
let app: ReturnType<typeof appWith>;
const withServices = (changes: Partial<Services> = {}): void => {
  app = appWith({ ...desk.services, ...changes });
};
beforeEach(async () => {
  desk = await formsDesk();
  withServices();
});

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    app.request(`${ORIGIN}/api/quotes`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
    }),
  );
const accepted = async (body: unknown): Promise<QuoteAccepted> => {
  const answer = await post(body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as QuoteAccepted;
};
/** Returns the text that a visitor reads. */
const pageText = async (url: string): Promise<string> => {
  const html = await (await app.request(ORIGIN + url)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replace(/<!--.*?-->|<script.*?<\/script>|<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};
const storedCount = (): number => Number(desk.db.prepare('SELECT count(*) AS n FROM quote_requests').get()?.n);

describe('a cart', () => {
  test('becomes a numbered request at a URL of 128 random bits', async () => {
    const { number, url } = await accepted({ contact: CONTACT, items: [LINE] });
    expect(number).toBe(`Q-${new Date().getUTCFullYear()}-000001`);
    expect(url).toMatch(/^\/quotes\/[0-9a-f]{32}$/);
    const text = await pageText(url);
    for (const phrase of [
      number,
      'R. Okafor',
      'Plant 4',
      'By Friday?',
      'FK7502-214',
      '$0.78',
      '$156.00',
      '1 Business Day',
    ])
      expect(text).toContain(phrase);
    expect(text).toContain('Note: Bag in lots of 50');
    expect(text).toContain('Expedite: we will confirm cost by email');
    expect(text).not.toContain('since your request');
  });

  test('is priced again; a different price from the browser is shown as a difference', async () => {
    const { url } = await accepted({
      contact: CONTACT,
      items: [{ ...LINE, price: 1, shipTime: 9, fixedPriceDisplay: '$0.01' }],
    });
    const text = await pageText(url);
    expect(text).toContain('$156.00');
    expect(text).toContain('In your request $0.01 now $0.78 +$0.77 since your request');
    expect(text).toContain('1 price changed since your request. FK7502-214 is $0.78, not $0.01.');
    expect(text).toContain('The cart said 9 Business Days.');
    expect(text).toContain('freight not included $156.00');
  });

  test('retains a line whose part is no longer in the catalog, without a price', async () => {
    const { url } = await accepted({ contact: CONTACT, items: [LINE, GONE] });
    const text = await pageText(url);
    expect(text).toContain('XX0000-000');
    expect(text).toContain('This part is no longer in the catalog');
    expect(text).toContain('Lines 1 of 2 lines priced; 1 is not in this total.');
  });

  test('is accepted with the cart prices when prices are unavailable', async () => {
    withServices({ prices: { readAll: async () => new Map() } });
    const { url } = await accepted({ contact: CONTACT, items: [LINE] });
    expect(await pageText(url)).toContain('Price and ship time are from your cart. We will confirm them.');
  });

  test('priced by the last good response shows its date and that it will be confirmed; a fresh one does not', async () => {
    const fresh = await accepted({ contact: CONTACT, items: [LINE], _key: '1' });
    expect(await pageText(fresh.url)).not.toContain('as of');
    const data = { ...PRICES, asOf: '2026-11-01T10:30:00.000Z' };
    withServices({ prices: { readAll: async (ids) => new Map(ids.map((id) => [id, data])) } });
    const { url } = await accepted({ contact: CONTACT, items: [LINE], _key: '2' });
    const text = await pageText(url);
    expect(text).toContain('Price and ship time as of 2026-11-01, 10:30 UTC. We will confirm them.');
    expect(text).toContain('$156.00');
    expect(text).not.toContain('since your request');
  });

  test('sent twice creates one request with one number', async () => {
    const body = { contact: CONTACT, items: [LINE], _key: 'k' };
    const [first, second] = await Promise.all([accepted(body), accepted(body)]);
    expect(second).toEqual(first);
    expect(await accepted(body)).toEqual(first);
    expect(storedCount()).toBe(1);
    expect(await accepted({ ...body, items: [{ ...LINE, quantity: 300 }] })).not.toEqual(first);
  });

  test('that waited is refused if a price rose, with the current prices, and accepted when they are confirmed', async () => {
    const cheap = { ...LINE, price: usdCents(10_000), fixedPriceDisplay: '$0.50' };
    const waited = { contact: CONTACT, items: [cheap, { ...GONE, price: usdCents(100) }], _key: 'k1' };
    const refused = await post({ ...waited, confirmed: {} });
    expect(refused.status).toBe(409);
    const moves = [
      { uid: 'a', part: 'FK7502-214', before: '$0.50', now: '$0.78', nowCents: 15_600 },
      { uid: 'gone', part: 'XX0000-000', before: '$1.00', now: 'no published price', nowCents: null },
    ];
    expect(await refused.json()).toMatchObject({ code: 'prices-rose', moves });
    expect((await post({ ...waited, confirmed: { a: 15_599, gone: null } })).status).toBe(409);
    expect(storedCount()).toBe(0);
    const first = await accepted({ ...waited, confirmed: { a: 15_600, gone: null } });
    expect(first.moves).toEqual(moves);
    // The same request again, from another page or from the service worker, names the same changes.
    expect(await accepted({ ...waited, confirmed: {} })).toEqual(first);
    expect(storedCount()).toBe(1);
  });

  test('that waited is accepted if a price fell, and the response names it', async () => {
    const dear = { ...LINE, price: usdCents(20_000), fixedPriceDisplay: '$1.00' };
    const { moves } = await accepted({ contact: CONTACT, items: [dear], confirmed: {} });
    expect(moves).toMatchObject([{ before: '$1.00', now: '$0.78' }]);
    expect((await accepted({ contact: CONTACT, items: [dear] })).moves).toEqual([]);
  });

  test('that waited is tried again later if prices are unavailable', async () => {
    withServices({ prices: { readAll: async () => new Map() } });
    expect((await post({ contact: CONTACT, items: [LINE], confirmed: {} })).status).toBe(503);
    const open = { ...LINE, price: 'Request Cost', fixedPriceDisplay: 'Request Cost' };
    expect((await post({ contact: CONTACT, items: [open], confirmed: {} })).status).toBe(200);
  });

  test('that waited with unreadable confirmations is refused', async () => {
    for (const confirmed of [null, 'all', { a: '1' }, { a: -1 }]) {
      const refused = await post({ contact: CONTACT, items: [LINE], confirmed });
      expect([refused.status, await refused.json()]).toMatchObject([422, { parameter: 'confirmed' }]);
    }
  });

  test('of 1,000 lines of one part creates one request with one read', async () => {
    const readIds: number[] = [];
    const readAll = async (ids: readonly number[]) => {
      readIds.push(...ids);
      return new Map(ids.map((id) => [id, PRICES]));
    };
    withServices({ prices: { readAll } });
    const items = Array.from({ length: 1000 }, (_, index) => ({ ...LINE, uid: `line-${index}` }));
    const { url } = await accepted({ contact: CONTACT, items });
    expect(await pageText(url)).toContain('Lines 1,000 of 1,000 priced');
    expect(readIds).toHaveLength(1);
  });
});

describe('problems', () => {
  const problemsOf = async (body: unknown): Promise<string[]> => {
    const answer = await post(body);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
    expect(storedCount()).toBe(0);
    return ((await answer.json()) as { problems: { parameter: string }[] }).problems.map(({ parameter }) => parameter);
  };

  test('in the contact are reported by field', async () => {
    expect(await problemsOf({ contact: { email: 'a@b' }, items: [LINE] })).toEqual(['name', 'email']);
    expect(await problemsOf({ contact: { ...CONTACT, name: 5, phone: [] }, items: [LINE] })).toEqual(['name', 'phone']);
    expect(await problemsOf({ items: [LINE] })).toEqual(['name', 'email']);
  });

  test('in the lines are reported by line, without leaving any out', async () => {
    expect(await problemsOf({ contact: CONTACT, items: [] })).toEqual(['items']);
    expect(await problemsOf({ contact: CONTACT })).toEqual(['items']);
    expect(await problemsOf({ contact: CONTACT, items: [LINE, { ...LINE, quantity: 0 }] })).toEqual(['items.1']);
    expect(await problemsOf({ contact: CONTACT, items: Array(1001).fill(LINE) })).toEqual(['items']);
  });

  test('with the body, its size or its sender return an error', async () => {
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post({ contact: CONTACT, items: [{ ...LINE, note: 'a'.repeat(1_100_000) }] })).status).toBe(413);
    expect((await post('name=A', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post({ contact: CONTACT, items: [LINE] }, { Origin: 'https://evil.example' })).status).toBe(403);
    withServices({ mayPost: async () => false });
    const limited = await post({ contact: CONTACT, items: [LINE] });
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(storedCount()).toBe(0);
  });

  test('with storage return an error without details', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    withServices({ quotes: { ...desk.services.quotes, insert: async () => Promise.reject(new Error('D1 is down')) } });
    const answer = await post({ contact: CONTACT, items: [LINE] });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('D1');
    vi.restoreAllMocks();
  });
});

describe('the page of a request', () => {
  test('is excluded from search engines and caches, and requires its URL', async () => {
    const { url } = await accepted({ contact: CONTACT, items: [LINE] });
    const answer = await app.request(ORIGIN + url);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain(`data-copy="${SETTINGS.siteUrl}${url}"`);
  });

  test.each(['1', 'Q-2026-000001', '0'.repeat(32), `${'0'.repeat(31)}g`, "' OR 1=1 --", '%00'])(
    '%j returns 404',
    async (id) => {
      await accepted({ contact: CONTACT, items: [LINE] });
      expect((await app.request(`${ORIGIN}/quotes/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  test('escapes hostile strings', async () => {
    for (const text of HOSTILE_TEXTS) {
      const item = { ...LINE, id: 999_999, productName: text, description: text, descriptionTwo: text, note: text };
      const answer = await post({ contact: { ...CONTACT, message: text }, items: [item] });
      expect([200, 422]).toContain(answer.status);
      if (answer.status !== 200) continue;
      const { url } = (await answer.json()) as QuoteAccepted;
      const html = await (await app.request(ORIGIN + url)).text();
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(runnableTags(main), text).toEqual([]);
    }
  });
});
