import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuoteAccepted } from '../../../src/domain/site/api/quotes.ts';
import { LINK_FLOOR_MS, quoteLinks } from '../../../src/server/quotes/quote-links.ts';
import { appWith, FK7502_214 } from '../../support/services/fake-services.ts';
import { type FormsDesk, formsDesk } from '../../support/services/form-services.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const ORIGIN = 'http://store.test';
const MINUTE = 60_000;
const ADA = 'Ada@plant.example';
const LINE = { uid: 'a', id: FK7502_214, productName: 'FK7502-214', price: 15_600, quantity: 200, shipTime: 1 };

let desk: FormsDesk;
let app: ReturnType<typeof appWith>;
let time: number;
let waits: number[];
let going: Promise<unknown>[];
beforeEach(async () => {
  time = Date.parse('2026-11-23T10:00:00Z');
  [waits, going] = [[], []];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  desk = await formsDesk(() => time);
  const links = quoteLinks(desk.d1, {
    mailer: { send: async (mail) => void desk.mails.push(mail) },
    settings: SETTINGS,
    now: () => time,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  app = appWith({
    ...desk.services,
    quoteLinks: { ...links, ask: (request) => links.ask(request, (work) => void going.push(work)) },
  });
});
afterEach(() => vi.restoreAllMocks());

const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  Promise.resolve(app.request(ORIGIN + path, init));
const post = (path: string, fields: Record<string, string>, origin = ORIGIN): Promise<Response> =>
  send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin } });
const request = async (email: string, key: string): Promise<string> => {
  const answer = await send('/api/quotes', {
    method: 'POST',
    body: JSON.stringify({ contact: { name: 'Ada', email }, items: [LINE], _key: key }),
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
  });
  return ((await answer.json()) as QuoteAccepted).url;
};
const linksMailed = (): string[] =>
  desk.mails.flatMap(({ text }) =>
    [...text.matchAll(/\/quotes\/open\?token=([\w-]+)/g)].map(([, token = '']) => token),
  );
const linkFor = async (email: string): Promise<string> => {
  const before = linksMailed().length;
  expect((await post('/quotes', { email })).status).toBe(303);
  await Promise.all(going);
  const mailed = linksMailed();
  expect(mailed).toHaveLength(before + 1);
  return mailed.at(-1) ?? '';
};

test('a link opens only the visitor’s quotes, whatever the case of the email address', async () => {
  const [own, more] = [await request(ADA, '1'), await request('ada@plant.example', '2')];
  const other = await request('bob@mill.example', '3');
  const token = await linkFor('ADA@plant.example');
  expect(desk.mails.find(({ text }) => text.includes(token))?.to).toBe('ADA@plant.example');
  const answer = await post('/quotes/open', { token });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect([html.includes(own), html.includes(more), html.includes(other)]).toEqual([true, true, false]);
});

test('a link works once; opening its page, as mail scanners do, does not use it up', async () => {
  await request(ADA, '1');
  const token = await linkFor(ADA);
  for (let look = 0; look < 3; look++) {
    const page = await send(`/quotes/open?token=${token}`);
    expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer']);
    expect(await page.text()).toContain('Show my quotes');
    expect((await send(`/quotes/open?token=${token}`, { method: 'HEAD' })).status).toBe(200);
  }
  expect((await post('/quotes/open', { token })).status).toBe(200);
  const again = await post('/quotes/open', { token });
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('This link no longer works')]);
});

test('every mailed link works for 15 minutes; all expire when one is used', async () => {
  await request(ADA, '1');
  const first = await linkFor(ADA);
  const second = await linkFor(ADA);
  expect((await post('/quotes/open', { token: first })).status).toBe(200);
  expect((await post('/quotes/open', { token: second })).status).toBe(422);
  const third = await linkFor(ADA);
  time += 15 * MINUTE;
  expect((await post('/quotes/open', { token: third })).status).toBe(422);
});

test('does not reveal who requested a quote: same response, same delay, and mail only to those who did', async () => {
  await request(ADA, '1');
  await desk.services.sendQuoteMails();
  desk.mails.length = 0;
  const answers: unknown[] = [];
  for (const email of [ADA, 'nobody@plant.example']) {
    const answer = await post('/quotes', { email });
    answers.push([answer.status, [...answer.headers.keys()], answer.headers.get('Location'), await answer.text()]);
  }
  await Promise.all(going);
  expect(answers[1]).toEqual(answers[0]);
  expect(waits).toEqual([LINK_FLOOR_MS, LINK_FLOOR_MS]);
  const links = desk.mails.filter(({ subject }) => subject.startsWith('Open your quotes'));
  expect(links.map(({ to }) => to)).toEqual([ADA]);
});

test('mails three links per hour to one email address for one network; more requests change nothing silently', async () => {
  await request(ADA, '1');
  for (let mail = 0; mail < 3; mail++) await linkFor(ADA);
  const last = linksMailed().at(-1) ?? '';
  expect((await post('/quotes', { email: ADA })).status).toBe(303);
  await Promise.all(going);
  expect(linksMailed()).toHaveLength(3);
  // The last mailed link is still valid.
  expect((await post('/quotes/open', { token: last })).status).toBe(200);
  time += 60 * MINUTE;
  await linkFor(ADA);
});

test('stores a link only as a hash, and the nightly job deletes it', async () => {
  await request(ADA, '1');
  const token = await linkFor(ADA);
  const storedLinks = () => JSON.stringify(desk.db.prepare('SELECT * FROM quote_links').all());
  expect(storedLinks()).not.toContain(token);
  time += 15 * MINUTE;
  await desk.services.quoteLinks.forgetEnded();
  expect(storedLinks()).toBe('[]');
});

test.each(['', 'Ada', 'ada@plant.example\r\nBcc: all@plant.example', 'a@b.example,c@d.example'])(
  'sends no mail to %j',
  async (email) => {
    const answer = await post('/quotes', { email });
    expect([answer.status, desk.mails]).toEqual([422, []]);
  },
);

test('other sites can neither request nor use links', async () => {
  await request(ADA, '1');
  const token = await linkFor(ADA);
  expect((await post('/quotes', { email: ADA }, 'https://evil.example')).status).toBe(403);
  expect((await post('/quotes/open', { token }, 'https://evil.example')).status).toBe(403);
  expect((await post('/quotes/open', { token })).status).toBe(200);
});

test.each(['', 'x', '%00', "' OR 1=1 --", '0'.repeat(5000)])('%j opens nothing', async (token) => {
  await request(ADA, '1');
  expect((await post('/quotes/open', { token })).status).toBe(422);
});
