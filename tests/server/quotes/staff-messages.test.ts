import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseQuoteContact } from '../../../src/domain/order/quotes/quote-contact.ts';
import { replyTokens } from '../../../src/server/mail/reply-tokens.ts';
import { randomId } from '../../../src/server/security/random-id.ts';
import { appWith } from '../../support/services/fake-services.ts';
import {
  incoming,
  MARA,
  type MessageDesk,
  MIXED,
  messageDesk,
  mimePart,
  mixed,
} from '../../support/services/message-desk.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const EMAIL = 'r.okafor@plant.example';
const PDF = '%PDF-1.7\nA drawing\n%%EOF\n';
const DAY = 86_400_000;

let now: number;
let desk: MessageDesk;
let publicId: string;
let quoteId: number;

const addQuote = async (): Promise<void> => {
  publicId = randomId();
  await desk.services.quotes.insert({
    publicId,
    submissionKey: publicId,
    requestedAt: new Date(now).toISOString(),
    userId: null,
    contact: parseQuoteContact({ email: EMAIL, name: 'R. Okafor' }),
    lines: [],
    texts: ['seal kit'],
  });
  quoteId = Number(desk.db.prepare('SELECT id FROM quote_requests WHERE public_id = ?').get(publicId)?.id);
  await desk.services.sendQuoteMails();
  desk.mails.length = 0;
};

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  now = Date.parse('2026-11-23T10:00:00Z');
  desk = await messageDesk(() => now);
  await addQuote();
});
afterEach(() => vi.restoreAllMocks());

const write = (words: string, key = 'k') => desk.services.sendStaffMessage(quoteId, { key, words }, MARA);
const eventsOf = async () => (await desk.services.quotes.read(publicId))?.events ?? [];
const stateOf = () => desk.db.prepare('SELECT state FROM quote_requests WHERE id = ?').get(quoteId)?.state;
const newAddress = async (): Promise<string> =>
  (await replyTokens(desk.d1, { domain: SETTINGS.replyDomain, now: () => now }).create({
    kind: 'quote',
    id: quoteId,
  })) ?? '';
const page = async (): Promise<string> =>
  (await appWith({ ...desk.services }).request(`http://store.test/quotes/${publicId}`)).text();

test('a message of staff is stored, mailed and recorded once, and changes no state', async () => {
  expect([await write('Which hardness?'), await write('Which hardness?')]).toEqual(['done', 'done']);
  expect(await eventsOf()).toMatchObject([{ kind: 'message', actor: 'staff', words: 'Which hardness?' }]);
  expect(stateOf()).toBe('received');
  await desk.services.sendQuoteMails();
  expect(desk.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [EMAIL, 'Message about your quote Q-2026-000001'],
  ]);
  expect(desk.mails[0]?.text).toContain('From the sales desk:\nWhich hardness?');
  expect(desk.mails[0]?.replyTo).toMatch(/^reply\+[0-9a-f]{32}@/);
  expect(desk.db.prepare('SELECT action, subject, who FROM staff_audit').all()).toEqual([
    { action: 'quote-message-sent', subject: 'Q-2026-000001', who: MARA.who },
  ]);
  const html = await page();
  expect(html).toContain('From the sales desk');
  expect(html).not.toContain('You asked');
});

test('a message of staff is possible in every state, and not for an unknown quote', async () => {
  for (const state of ['in_work', 'answered', 'accepted', 'withdrawn']) {
    desk.db.prepare('UPDATE quote_requests SET state = ?').run(state);
    expect(await write('Hello', state)).toBe('done');
    expect(stateOf()).toBe(state);
  }
  expect(await desk.services.sendStaffMessage(99, { key: 'k', words: 'Hello' }, MARA)).toBe('no-such-quote');
});

test('nothing is stored if the audit log cannot be written', async () => {
  desk.db.exec('DROP TABLE staff_audit');
  await expect(write('Hello')).rejects.toThrow();
  expect(await eventsOf()).toEqual([]);
});

test('every email to the customer has a separate reply address; those to the sales desk have none', async () => {
  await write('Which hardness?');
  await desk.services.sendQuoteMails();
  const [first] = desk.mails;
  await desk.messages.receive(incoming(first?.replyTo ?? '', '75 Shore A'));
  await write('Thank you', 'k2');
  await desk.services.sendQuoteMails();
  const addresses = desk.mails.filter(({ to }) => to === EMAIL).map(({ replyTo }) => replyTo);
  expect(new Set(addresses).size).toBe(2);
  expect(desk.mails.find(({ to }) => to === SETTINGS.salesEmail)?.replyTo).toBeUndefined();
});

test('an email of the customer is a message about the quote, with its files', async () => {
  const mail = incoming(await newAddress(), mixed('75 Shore A', mimePart('a.pdf', PDF)), { headers: MIXED });
  expect(await desk.messages.receive(mail)).toEqual({ kind: 'stored', reason: 'new' });
  const [event] = await eventsOf();
  expect(event).toMatchObject({ kind: 'message', actor: 'visitor', words: '75 Shore A', files: [{ name: 'a.pdf' }] });
  expect(event?.otherAddress).toBeUndefined();
  await desk.services.sendQuoteMails();
  expect(desk.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [SETTINGS.salesEmail, 'Q-2026-000001: message from the customer'],
  ]);
  expect(await page()).toContain('75 Shore A');
});

test('an email from another sender is marked for staff and never shown as the customer', async () => {
  await desk.messages.receive(incoming(await newAddress(), 'Ship to evil street', { from: 'mallory@evil.example' }));
  expect((await eventsOf())[0]?.otherAddress).toBe('mallory@evil.example');
  await desk.services.sendQuoteMails();
  expect(desk.mails[0]?.subject).toBe('Q-2026-000001: email from another address');
  expect(desk.mails[0]?.text).toContain('Email from another address, mallory@evil.example');
  expect(desk.mails[0]?.text).not.toContain('Message from R. Okafor');
  expect(await page()).not.toMatch(/evil/);
});

test('an email about an expired quote requests a new reply, and one about a withdrawn quote is returned', async () => {
  desk.db.prepare("UPDATE quote_requests SET state = 'answered', valid_until = '2026-11-30', answered_at = 'x'").run();
  now += 30 * DAY;
  await desk.messages.receive(incoming(await newAddress(), 'Still valid?'));
  expect(stateOf()).toBe('received');
  desk.db.prepare("UPDATE quote_requests SET state = 'withdrawn'").run();
  expect(await desk.messages.receive(incoming(await newAddress(), 'Why?'))).toMatchObject({
    kind: 'rejected',
    reason: 'closed',
  });
  expect(await eventsOf()).toHaveLength(1);
});

test('an email is stored once if it is delivered twice, and at most 50 messages are stored', async () => {
  const to = await newAddress();
  const headers = { 'Message-ID': '<1@plant.example>' };
  const reasons = [];
  for (let n = 0; n < 2; n += 1) reasons.push((await desk.messages.receive(incoming(to, 'Hello', { headers }))).reason);
  expect(reasons).toEqual(['new', 'stored before']);
  for (let n = 0; n < 55; n += 1) {
    now += 3_600_001;
    await desk.messages.receive(incoming(to, `Message ${n}`));
  }
  expect(await eventsOf()).toHaveLength(50);
});

test('reply addresses of a quote end with the quote', async () => {
  const to = await newAddress();
  desk.db.exec('DELETE FROM quote_requests');
  expect(await desk.messages.receive(incoming(to, 'Hello'))).toMatchObject({ reason: 'unknown address' });
  expect(desk.db.prepare('SELECT count(*) AS count FROM reply_tokens').get()).toEqual({ count: 0 });
});
