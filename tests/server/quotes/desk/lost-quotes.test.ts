import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteAccepted } from '../../../../src/domain/site/api/quotes.ts';
import { embeddedDirectus } from '../../../../src/server/directus/embedded/app.ts';
import { SYSTEM } from '../../../../src/server/staff/audit-log.ts';
import { appWith, FK7502_214 } from '../../../support/services/fake-services.ts';
import { type FormsDesk, formsDesk } from '../../../support/services/form-services.ts';

const ORIGIN = 'http://store.test';
const TOKEN = 'token-of-the-sales-desk';
const START = Date.parse('2026-11-23T15:00:00.000Z');
const DAY = 86_400_000;
const CONTACT = { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: '' };
const LINE = {
  uid: 'a',
  id: FK7502_214,
  productName: 'FK7502-214',
  price: 15_600,
  fixedPriceDisplay: '$0.78',
  quantity: 200,
  shipTime: 1,
};
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let desk: FormsDesk;
let app: ReturnType<typeof appWith>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  desk = await formsDesk();
  const items = embeddedDirectus({ db: desk.d1, now: Date.now, token: 'token-of-the-catalog', deskToken: TOKEN });
  app = appWith({ ...desk.services, items: (request) => items.fetch(request) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  Promise.resolve(app.request(ORIGIN + path, init));
const request = async (): Promise<QuoteAccepted> => {
  const answer = await call('/api/quotes', {
    method: 'POST',
    body: JSON.stringify({ contact: CONTACT, items: [LINE] }),
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
  });
  return (await answer.json()) as QuoteAccepted;
};
const answered = async (change: object = {}): Promise<void> => {
  vi.setSystemTime(Date.now() + 1);
  const body = JSON.stringify({ status: 'answered', answer: 'All priced.', ...change });
  const headers = { Authorization: `Bearer ${TOKEN}` };
  expect((await call('/items/quote_requests/1', { method: 'PATCH', body, headers })).status).toBe(200);
  await desk.services.quoteRound();
  await vi.waitFor(() => {
    const waiting = desk.db.prepare('SELECT count(*) AS count FROM quote_mails WHERE owed = 1').get()?.count;
    expect(desk.mailFault === null ? waiting : 0).toBe(0);
  });
};
const row = (): Record<string, unknown> =>
  desk.db.prepare('SELECT * FROM quote_list WHERE quote_id = 1').get() as Record<string, unknown>;
const ref = () => ({ id: 1, version: Number(row().work_version) });
const mailsTo = (email: string) => desk.mails.filter(({ to }) => to === email);
const textOf = async (url: string, agent = CHROME): Promise<string> => {
  const html = await (await call(url, { headers: { 'User-Agent': agent } })).text();
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};
const lost = { reason: 'price', note: 'Bought in Ohio' } as const;

describe('a lost quote', () => {
  test('is closed for the customer without an email, and its reason stays at the desk', async () => {
    const { url } = await request();
    await answered();
    vi.setSystemTime(Date.now() + DAY);
    const before = mailsTo(CONTACT.email).length;
    const result = await desk.services.quoteInbox.markLost([ref()], lost, SYSTEM);
    await desk.services.quoteRound();
    expect(result).toEqual({ changed: ['Q-2026-000001'], refused: [] });
    expect(
      mailsTo(CONTACT.email)
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual([]);
    const text = await textOf(url);
    expect(text).toContain('This quote is closed.');
    expect(text).toContain('Reorder puts its lines into a new request');
    expect(text).not.toMatch(/withdr|lost|Ohio|Accept selected/i);
    // The last reply is not repeated as the reason.
    expect(text).toContain('Closed by the sales desk Nov 24, 3:00 PM UTC Quoted by the sales desk');
    const [item] = await desk.services.quoteInbox.byIds([1]);
    expect(item).toMatchObject({ status: 'lost', lostReason: 'price', lostNote: 'Bought in Ohio' });
    expect(desk.db.prepare('SELECT action, after FROM staff_audit').all()).toEqual([
      { action: 'quote-lost', after: '{"reason":"price","note":"Bought in Ohio"}' },
    ]);
  });

  test('can be reopened, which returns it to review without an email', async () => {
    const { url } = await request();
    await answered();
    vi.setSystemTime(Date.now() + DAY);
    await desk.services.quoteInbox.markLost([ref()], lost, SYSTEM);
    const before = desk.mails.length;
    vi.setSystemTime(Date.now() + 1000);
    expect(await desk.services.quoteInbox.reopen([1], SYSTEM)).toEqual({ changed: ['Q-2026-000001'], refused: [] });
    const [item] = await desk.services.quoteInbox.byIds([1]);
    expect(item).toMatchObject({ status: 'review', lostReason: null });
    expect(desk.mails).toHaveLength(before);
    expect(await textOf(url)).not.toContain('Accept selected');
    await answered({ answer: 'Priced again.' });
    expect(await textOf(url)).toContain('Accept selected');
  });

  test('is not made of an accepted one, nor of one that somebody changed', async () => {
    await request();
    await answered({ answer_lines: [{ line: 1, unit_price: 0.8 }] });
    const shown = ref();
    await desk.services.quoteInbox.setFollowUp([shown], { on: '2026-12-01', note: '' }, SYSTEM);
    expect(await desk.services.quoteInbox.markLost([shown], lost, SYSTEM)).toMatchObject({
      changed: [],
      refused: [{ reason: 'Somebody changed it in the meantime. Look at it again.' }],
    });
    desk.db.exec("UPDATE quote_requests SET state = 'accepted'");
    const result = await desk.services.quoteInbox.markLost([ref()], lost, SYSTEM);
    expect(result.refused[0]?.reason).toContain('An accepted quote cannot be lost.');
    expect(desk.db.prepare('SELECT lost_reason FROM quote_work').get()).toEqual({ lost_reason: null });
  });
});

describe('the view of a reply', () => {
  const viewedAt = () => desk.db.prepare('SELECT viewed_at FROM quote_work').get()?.viewed_at ?? null;

  test('is stored once per reply, not for programs, prefetches and staff', async () => {
    const { url } = await request();
    await textOf(url);
    expect(viewedAt()).toBeNull();
    await answered();
    await textOf(url, 'Slackbot-LinkExpanding 1.0');
    await call(url, { headers: { 'User-Agent': CHROME, 'Sec-Purpose': 'prefetch' } });
    await call(url, { headers: { 'User-Agent': CHROME, Cookie: `__Host-desk-browser=${'0'.repeat(32)}` } });
    await call(url, { method: 'HEAD', headers: { 'User-Agent': CHROME } });
    const staffSeen = viewedAt();
    await textOf(url);
    const first = viewedAt();
    expect([staffSeen === null, first !== null]).toEqual([true, true]);
    vi.setSystemTime(Date.now() + DAY);
    await textOf(url);
    expect(viewedAt()).toBe(first);
    await answered({ answer: 'Cheaper now.' });
    expect(viewedAt()).toBeNull();
    expect((await desk.services.quoteInbox.byIds([1]))[0]?.status).toBe('quoted');
  });
});

describe('the clock', () => {
  test('stops with the first reply and starts with the next message', async () => {
    const { url } = await request();
    vi.setSystemTime(START + 2 * 3_600_000);
    expect((await desk.services.quoteInbox.byIds([1]))[0]?.clock).toEqual({
      kind: 'running',
      minutes: 120,
      isLate: false,
    });
    await answered();
    expect((await desk.services.quoteInbox.byIds([1]))[0]?.clock).toMatchObject({ kind: 'answered', minutes: 120 });
    const body = new URLSearchParams({ message: 'Can you do 5,000?' });
    expect((await call(`${url}/messages`, { method: 'POST', body, headers: { Origin: ORIGIN } })).status).toBe(303);
    vi.setSystemTime(Date.now() + 3_600_000);
    const [item] = await desk.services.quoteInbox.byIds([1]);
    expect(item).toMatchObject({
      status: 'reply',
      clock: { kind: 'running', minutes: 60 },
      next: { text: '“Can you do 5,000?”' },
    });
  });
});

describe('reminders', () => {
  const remindOn = (day: string): void => {
    desk.db.prepare('UPDATE quote_work SET remind_on = ?').run(day);
  };
  const reminders = () => desk.mails.filter(({ subject }) => subject.includes('expires on'));

  test('reach the customer once, on their day, while the reply is open', async () => {
    await request();
    await answered();
    remindOn('2026-11-25');
    await desk.services.quoteRound();
    expect(reminders()).toHaveLength(0);
    vi.setSystemTime(Date.parse('2026-11-25T15:00:00Z'));
    await desk.services.quoteRound();
    await desk.services.quoteRound();
    expect(reminders().map(({ to, subject }) => [to, subject])).toEqual([
      [CONTACT.email, 'Your quote Q-2026-000001 expires on December 23, 2026'],
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['lost', async () => desk.services.quoteInbox.markLost([ref()], lost, SYSTEM)],
    ['replaced', async () => answered({ answer: 'Another reply.' })],
    ['accepted', async () => desk.db.exec("UPDATE quote_requests SET state = 'accepted'")],
    ['expired', async () => desk.db.exec("UPDATE quote_requests SET valid_until = '2026-11-20'")],
  ])('are not sent for a quote that is %s after they were queued', async (_, change) => {
    await request();
    await answered();
    remindOn('2026-11-23');
    desk.mailFault = new Error('The mail server is down.');
    await desk.services.quoteRound();
    vi.setSystemTime(Date.now() + 60_000);
    await change();
    desk.mailFault = null;
    vi.setSystemTime(Date.now() + DAY);
    await desk.services.quoteRound();
    expect(reminders()).toHaveLength(0);
  });

  test('of follow-ups reach the owner once, from the opening hour of the day', async () => {
    await request();
    desk.db.exec(
      `INSERT INTO staff (id, email, name, role, invited_at) VALUES ('${'a'.repeat(32)}', 'mara@x.example', 'Mara', 'sales', 0)`,
    );
    const { quoteInbox } = desk.services;
    await quoteInbox.setOwner([ref()], 'a'.repeat(32), SYSTEM);
    await quoteInbox.setFollowUp([ref()], { on: '2026-11-24', note: 'Vendor answer due' }, SYSTEM);
    const sent = () => mailsTo('mara@x.example');
    vi.setSystemTime(Date.parse('2026-11-24T12:59:00Z'));
    await quoteInbox.deskRound();
    expect(sent()).toHaveLength(0);
    vi.setSystemTime(Date.parse('2026-11-24T13:00:00Z'));
    desk.mailFault = new Error('The mail server is down.');
    await quoteInbox.deskRound();
    desk.mailFault = null;
    await quoteInbox.deskRound();
    await quoteInbox.deskRound();
    expect(sent().map(({ subject }) => subject)).toEqual(['1 follow-up due: Q-2026-000001']);
    expect(sent()[0]?.text).toContain('Vendor answer due');
  });
});
