import { describe, expect, test, vi } from 'vitest';
import { countOpenMessages } from '../../../src/server/messages/count-open-messages.ts';
import type { MessageFilter } from '../../../src/server/messages/message-store.ts';
import { replyAddressIn } from '../../../src/tools/mail/sent-mails.ts';
import { AS_MARA, MARA, messageDesk, SENDER } from '../../support/services/message-desk.ts';

const ALL: MessageFilter = { tab: 'all', formType: '', owner: '', search: '', page: 0 };
const OPEN: MessageFilter = { ...ALL, tab: 'open' };
const entry = (words: string, key = 'k') => ({ key, words });

describe('the list of messages', () => {
  test('has every message in All and in one other tab, and counts them', async () => {
    const { messages, add, d1 } = await messageDesk();
    const [open, suspect, done, spam] = [add(), add(SENDER, { isSuspect: true }), add(), add()];
    await messages.changes.act(done, 'done', AS_MARA);
    await messages.changes.act(spam, 'spam', AS_MARA);
    const { tabs, formTypes } = await messages.store.counts();
    expect(tabs).toEqual({ open: 1, suspect: 1, done: 1, spam: 1, all: 4 });
    expect(formTypes).toEqual(['ContactUsForm']);
    expect(await countOpenMessages(d1)).toBe(1);
    for (const [tab, id] of Object.entries({ open, suspect, done, spam })) {
      const page = await messages.store.page({ ...ALL, tab: tab as MessageFilter['tab'] });
      expect(page.messages.map((message) => message.id)).toEqual([id]);
    }
  });

  test('has the oldest open message first, and those that were replied to last', async () => {
    const { messages, add } = await messageDesk();
    const [second, first, replied] = [
      add(SENDER, { at: '2026-11-22T10:00:00.000Z' }),
      add(SENDER, { at: '2026-11-20T10:00:00.000Z' }),
      add(SENDER, { at: '2026-11-19T10:00:00.000Z' }),
    ];
    await messages.changes.reply(replied, { ...entry('Yes.'), isDone: false }, AS_MARA);
    const { messages: listed } = await messages.store.page(OPEN);
    expect(listed.map(({ id }) => id)).toEqual([first, second, replied]);
    expect(listed.map(({ waitingSince }) => waitingSince)).toEqual([
      Date.parse('2026-11-20T10:00:00.000Z'),
      Date.parse('2026-11-22T10:00:00.000Z'),
      null,
    ]);
  });

  test('finds names, email addresses, texts and numbers, but not names of fields', async () => {
    const { messages, add } = await messageDesk();
    const id = add({ ...SENDER, company: 'Nordwerk 100%', quantity: { amount: 500, unit: 'pcs' } });
    add({ name: 'S. Marchetti', email: 's@x.example', message: 'Hello' });
    const number = (await messages.store.read(id))?.number ?? '';
    const find = async (search: string) =>
      (await messages.store.page({ ...OPEN, search })).messages.map((message) => message.id);
    for (const search of ['okafor', 'R.OKAFOR@plant', 'as568', '100%', '500', number]) {
      expect([search, await find(search)]).toEqual([search, [id]]);
    }
    for (const search of ['company', '"', '%', "'; DROP TABLE form_submissions; --", 'M-2026-999999']) {
      expect([search, (await find(search)).length]).toEqual([search, search === '%' ? 1 : 0]);
    }
  });

  test('is filtered by form and owner, and paged', async () => {
    const { messages, add, db } = await messageDesk();
    for (let n = 0; n < 60; n += 1) add();
    const custom = add(SENDER, { formType: 'CustomPartRequestForm' });
    db.prepare('INSERT INTO staff (id, email, name, role, invited_at) VALUES (?, ?, ?, ?, 1)').run(
      MARA.staffId ?? '',
      'mara@x.example',
      'Mara Ellison',
      'sales',
    );
    await messages.changes.assign(custom, MARA.staffId, AS_MARA);
    const page = (filter: Partial<MessageFilter>) => messages.store.page({ ...OPEN, ...filter });
    expect((await page({})).messages).toHaveLength(50);
    expect((await page({})).hasMore).toBe(true);
    expect((await page({ page: 1 })).messages).toHaveLength(11);
    expect((await page({ page: 1 })).hasMore).toBe(false);
    const own = await page({ owner: MARA.staffId ?? '' });
    expect(own.messages.map(({ id, owner }) => [id, owner?.name])).toEqual([[custom, 'Mara Ellison']]);
    expect((await page({ owner: 'none', formType: 'CustomPartRequestForm' })).messages).toEqual([]);
    // A removed person owns nothing.
    db.exec('DELETE FROM staff');
    expect((await page({ owner: 'none', formType: 'CustomPartRequestForm' })).messages).toHaveLength(1);
  });
});

describe('a change of a message', () => {
  test('is recorded once in the audit log, with its state before and after', async () => {
    const { messages, add, db } = await messageDesk();
    const id = add();
    expect(await messages.changes.act(id, 'done', AS_MARA)).toBe('done');
    expect(await messages.changes.act(id, 'done', AS_MARA)).toBe('changed');
    expect(await messages.changes.act(id, 'reopen', AS_MARA)).toBe('done');
    expect(await messages.changes.act(99, 'done', AS_MARA)).toBe('unknown');
    await messages.changes.assign(id, MARA.staffId, AS_MARA);
    await messages.changes.assign(id, MARA.staffId, AS_MARA);
    await messages.changes.note(id, entry('Called.'), AS_MARA);
    await messages.changes.note(id, entry('Called.'), AS_MARA);
    await messages.changes.reply(id, { ...entry('Yes.'), isDone: true }, AS_MARA);
    await messages.changes.reply(id, { ...entry('Yes.'), isDone: true }, AS_MARA);
    const audit = db.prepare('SELECT action, before, after FROM staff_audit ORDER BY id').all();
    expect(audit).toEqual([
      { action: 'message-state-changed', before: '{"state":"open"}', after: '{"state":"done"}' },
      { action: 'message-state-changed', before: '{"state":"done"}', after: '{"state":"open"}' },
      { action: 'message-assigned', before: '{"owner":null}', after: `{"owner":"${MARA.staffId}"}` },
      { action: 'message-note-added', before: '', after: '' },
      { action: 'message-replied', before: '', after: `{"to":"${SENDER.email}"}` },
      { action: 'message-state-changed', before: '{"state":"open"}', after: '{"state":"done"}' },
    ]);
    expect((await messages.store.read(id))?.entries.map(({ kind, words }) => [kind, words])).toEqual([
      ['note', 'Called.'],
      ['reply', 'Yes.'],
    ]);
  });

  test('leaves nothing if the audit log cannot be written', async () => {
    const { messages, add, db } = await messageDesk();
    const id = add();
    db.exec('DROP TABLE staff_audit');
    await expect(messages.changes.reply(id, { ...entry('Yes.'), isDone: true }, AS_MARA)).rejects.toThrow();
    const stored = db.prepare('SELECT count(*) AS count FROM message_entries').get();
    expect([stored, (await messages.store.read(id))?.place.state]).toEqual([{ count: 0 }, 'open']);
  });
});

describe('a reply', () => {
  test('is mailed with a separate reply address, without what the sender typed', async () => {
    const { messages, add, mails, db } = await messageDesk();
    const id = add({ ...SENDER, message: 'Cheap pills <b>' });
    await messages.changes.reply(id, { ...entry('Yes, 400 on hand.'), isDone: false }, AS_MARA);
    await messages.sendMails();
    const [mail] = mails;
    expect(mail?.to).toBe(SENDER.email);
    expect(mail?.text).toContain('Yes, 400 on hand.\nMara Ellison, Canyon Seals'.split('\n')[0]);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Cheap pills|Okafor|never sent/);
    expect(mail?.replyTo).toMatch(/^reply\+[0-9a-f]{32}@reply\.canyonseals\.example$/);
    const token = /\+([0-9a-f]{32})@/.exec(mail?.replyTo ?? '')?.[1] ?? '';
    expect(JSON.stringify(db.prepare('SELECT * FROM reply_tokens').all())).not.toContain(token);
    expect((await messages.store.read(id))?.entries[0]?.delivery).toBe('sent');
    await messages.sendMails();
    expect(mails).toHaveLength(1);
  });

  test('goes without a reply address while the site receives no email', async () => {
    const { messages, add, mails, db } = await messageDesk(Date.now, { replyDomain: '' });
    await messages.changes.reply(add(), { ...entry('Yes.'), isDone: false }, AS_MARA);
    await messages.sendMails();
    expect([mails[0]?.replyTo, db.prepare('SELECT count(*) AS count FROM reply_tokens').get()]).toEqual([
      undefined,
      { count: 0 },
    ]);
  });

  test('is not possible without an email address', async () => {
    const { messages, add } = await messageDesk();
    const id = add({ name: 'x' });
    expect(await messages.changes.reply(id, { ...entry('Yes.'), isDone: true }, AS_MARA)).toBe('no-address');
  });

  test('is tried again until it is sent, and given up after 13 attempts', async () => {
    let now = Date.parse('2026-11-23T10:00:00Z');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const desk = await messageDesk(() => now);
    const id = desk.add();
    await desk.messages.changes.reply(id, { ...entry('Yes.'), isDone: false }, AS_MARA);
    desk.mailFault = new Error('An email could not be sent: E_DAILY_LIMIT_EXCEEDED.');
    await desk.messages.sendMails();
    expect((await desk.messages.store.read(id))?.entries[0]?.delivery).toBe('pending');
    for (let round = 0; round < 13; round += 1) {
      now += 13 * 3_600_000;
      await desk.messages.sendMails();
    }
    expect((await desk.messages.store.read(id))?.entries[0]?.delivery).toBe('given-up');
    expect(String(logged.mock.calls)).toContain('message mail given up');
    vi.restoreAllMocks();
  });
});

test('the reply address is read from the text of a local email', () => {
  expect(replyAddressIn('Reply-To: reply+1@x.example\n\nHello')).toBe('reply+1@x.example');
  expect(replyAddressIn('Hello')).toBe('');
});
