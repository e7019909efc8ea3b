import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replyTokens } from '../../../src/server/mail/reply-tokens.ts';
import { onMail } from '../../../src/server/messages/inbound/on-mail.ts';
import type { IncomingMail } from '../../../src/server/messages/inbound/receive-mail.ts';
import {
  incoming,
  type MessageDesk,
  MIXED,
  messageDesk,
  mimePart,
  mixed,
  SENDER,
} from '../../support/services/message-desk.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const PDF = '%PDF-1.7\nA drawing\n%%EOF\n';

let now: number;
let desk: MessageDesk;
let id: number;
let address: string;

const newAddress = async (thread: { kind: 'message' | 'quote'; id: number }): Promise<string> =>
  (await replyTokens(desk.d1, { domain: SETTINGS.replyDomain, now: () => now }).create(thread)) ?? '';

beforeEach(async () => {
  now = Date.parse('2026-11-23T10:00:00Z');
  desk = await messageDesk(() => now);
  id = desk.add();
  address = await newAddress({ kind: 'message', id });
});

const entries = async () => (await desk.messages.store.read(id))?.entries ?? [];
const send = (mail: IncomingMail) => desk.messages.receive(mail);

describe('an email to the reply address of a message', () => {
  test('is stored with its attachments, and reported to the sales address', async () => {
    const mail = incoming(
      address,
      mixed('By Friday?\r\n\r\nOn Nov 23, Canyon Seals wrote:\r\n> Yes', mimePart('a.pdf', PDF)),
      {
        headers: MIXED,
      },
    );
    expect(await send(mail)).toEqual({ kind: 'stored', reason: 'new' });
    const [entry] = await entries();
    expect(entry).toMatchObject({ kind: 'mail', who: SENDER.email, isOtherAddress: false, words: 'By Friday?' });
    expect(entry?.files.map(({ name, kind, size }) => [name, kind, size])).toEqual([['a.pdf', 'pdf', PDF.length]]);
    expect([...desk.bucket.keys()]).toEqual([entry?.files[0]?.key]);
    await desk.messages.sendMails();
    expect(desk.mails.map(({ to }) => to)).toEqual([SETTINGS.salesEmail]);
    expect(desk.mails[0]?.text).toContain('By Friday?');
  });

  test('is stored once if it is delivered twice, with its files once', async () => {
    const headers = { ...MIXED, 'Message-ID': '<1@plant.example>' };
    const twice = () => incoming(address, mixed('Hello', mimePart('a.pdf', PDF)), { headers });
    const outcomes = [await send(twice()), await send(twice())];
    expect(outcomes.map(({ reason }) => reason)).toEqual(['new', 'stored before']);
    expect([(await entries()).length, desk.bucket.size]).toEqual([1, 1]);
  });

  test('reopens a message that is done, and leaves spam where it is', async () => {
    const editor = { actor: { staffId: null, who: 'x', network: '' }, name: 'x' };
    await desk.messages.changes.act(id, 'done', editor);
    await send(incoming(address, 'One more question'));
    expect((await desk.messages.store.read(id))?.place.state).toBe('open');
    await desk.messages.changes.act(id, 'spam', editor);
    await send(incoming(address, 'Another'));
    expect((await desk.messages.store.read(id))?.place.state).toBe('spam');
  });

  test.each([
    ['another sender', { from: 'colleague@plant.example' }],
    ['a look-alike', { from: 'r.okafor@plant.example.evil.example' }],
    ['two senders', { headers: { From: `mallory@evil.example, ${SENDER.email}` } }],
    ['the name of the customer', { headers: { From: `"${SENDER.email}" <mallory@evil.example>` } }],
    [
      'a forged sender',
      { headers: { 'Authentication-Results': 'mx.cloudflare.net; dmarc=fail header.from=plant.example' } },
    ],
  ])('from %s is marked as from another sender', async (_, options) => {
    await send(incoming(address, 'Send it to my other plant.', options));
    expect((await entries())[0]?.isOtherAddress).toBe(true);
    await desk.messages.sendMails();
    expect(desk.mails[0]?.text).toContain('Email from another address');
    expect(desk.mails[0]?.subject).toContain('email from another address');
  });

  test('from the customer in other letters is the customer’s', async () => {
    await send(incoming(address.toUpperCase(), 'Hello', { from: 'R.Okafor@Plant.Example' }));
    expect((await entries())[0]?.isOtherAddress).toBe(false);
  });

  test('in HTML is stored as text, without quotation, styles and JavaScript', async () => {
    const html =
      '<html><head><style>p{color:red}</style></head><body><p>5 &lt; 6 &amp;amp; <b>bold</b></p><script>alert(1)</script>' +
      '<div>Line 2<br>Line 3</div><img src=x onerror=alert(1)><blockquote type="cite"><p>Earlier</p></blockquote></body></html>';
    await send(incoming(address, html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    expect((await entries())[0]?.words).toBe('5 < 6 &amp; bold\nLine 2\nLine 3');
  });
});

describe('an email is not stored', () => {
  test.each([
    ['an unknown token', `reply+${'0'.repeat(32)}@${SETTINGS.replyDomain}`],
    ['no token', `reply@${SETTINGS.replyDomain}`],
    ['SQL in the address', `reply+' OR 1=1 --@${SETTINGS.replyDomain}`],
    ['a wildcard', `reply+%@${SETTINGS.replyDomain}`],
    ['another domain', `reply+${'0'.repeat(32)}@evil.example`],
    ['a very long address', `reply+${'a'.repeat(1_000_000)}@${SETTINGS.replyDomain}`],
  ])('with %s', async (_, to) => {
    const read = vi.fn();
    const mail = {
      ...incoming('x@x.example', 'Hello'),
      to,
      raw: new ReadableStream({ pull: read }, { highWaterMark: 0 }),
    };
    expect(await send(mail as IncomingMail)).toMatchObject({ kind: 'rejected', reason: 'unknown address' });
    // Rejected before its content is read.
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    ['an out-of-office reply', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a mailing list', { headers: { Precedence: 'bulk' } }],
    ['the site itself', { from: SETTINGS.mailFrom }],
    ['another reply address', { from: `reply+${'1'.repeat(32)}@${SETTINGS.replyDomain}` }],
    ['the site itself by its header', { headers: { From: SETTINGS.mailFrom } }],
  ])('from %s, and nobody is notified', async (_, options) => {
    expect(await send(incoming(address, 'Hello', options))).toEqual({ kind: 'dropped', reason: 'automatic' });
    expect(await entries()).toEqual([]);
  });

  test('beyond 20 per thread and hour', async () => {
    for (let n = 0; n < 20; n += 1) await send(incoming(address, `Hello ${n}`));
    const late = await send(incoming(await newAddress({ kind: 'message', id }), 'One more'));
    expect(late).toMatchObject({ kind: 'rejected', reason: 'too many' });
    expect(await entries()).toHaveLength(20);
    now += 3_600_001;
    expect((await send(incoming(address, 'Next hour'))).kind).toBe('stored');
  });

  test('if it is larger than its declared size, and reading stops at the limit', async () => {
    let pulled = 0;
    const chunk = new Uint8Array(1024 * 1024).fill(97);
    const raw = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(chunk);
      },
    });
    const outcome = await send({ ...incoming(address, 'x'), raw, rawSize: 10 });
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'too large' });
    expect(pulled).toBeLessThan(12);
    expect(await send({ ...incoming(address, 'x'), rawSize: 9 * 1024 * 1024 })).toMatchObject({ reason: 'too large' });
  });

  test('after its message was deleted', async () => {
    desk.db.prepare('DELETE FROM form_submissions').run();
    expect(await send(incoming(address, 'Hello'))).toMatchObject({ kind: 'rejected', reason: 'unknown address' });
  });
});

/** Multiparts within multiparts. */
const nested = (depth: number): string =>
  Array.from({ length: depth }, (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`).join(
    '',
  );

describe('hostile MIME', () => {
  test.each([
    ['deep nesting', nested(5000), { 'Content-Type': 'multipart/mixed; boundary=b0' }],
    ['many parts', '--b\r\n\r\n'.repeat(100_000), MIXED],
    ['many lines', '\n'.repeat(2_000_000), {}],
    ['large headers of parts', `--b\r\n${'X-Header: y\r\n'.repeat(100_000)}\r\n`, MIXED],
  ])('with %s is rejected quickly', async (_, body, headers) => {
    const started = performance.now();
    const outcome = await send(incoming(address, body, { headers }));
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'invalid' });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect([await entries(), desk.bucket.size]).toEqual([[], 0]);
  });

  test.each([
    ['messages within messages', `--b\r\nContent-Type: message/rfc822\r\n\r\n${incomingText(8)}\r\n--b--`, MIXED],
    ['one long line', `${'a'.repeat(4_000_000)}`, {}],
    ['encoded words', 'x', { Subject: '=?utf-8?q?=0D=0ABcc:_x?='.repeat(500) }],
    ['HTML of open tags', '<div><a href="'.repeat(200_000), { 'Content-Type': 'text/html' }],
    ['HTML of comments', '<!--'.repeat(200_000), { 'Content-Type': 'text/html' }],
    ['HTML of entities', '&#x110000;&lt;'.repeat(100_000), { 'Content-Type': 'text/html' }],
    ['an unknown charset', 'Hello', { 'Content-Type': 'text/plain; charset=x-evil' }],
    ['broken base64', '!!!!', { 'Content-Transfer-Encoding': 'base64' }],
    ['no content', '', {}],
    ['binary content', '\u0000\u0001\u00ff'.repeat(1000), { 'Content-Type': 'application/octet-stream' }],
  ])('with %s does not fail, and stores at most 5,000 characters', async (_, body, headers) => {
    const started = performance.now();
    const outcome = await send(incoming(address, body, { headers }));
    expect(['stored', 'dropped', 'rejected']).toContain(outcome.kind);
    for (const { words } of await entries()) {
      expect(words.length).toBeLessThanOrEqual(5000);
      expect(words).not.toMatch(/<(?:div|a|!--)/);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  test('attachments are checked by name and content like those of forms, and the rest is named', async () => {
    const parts = [
      mimePart('../../etc/passwd', 'x'),
      mimePart('run.exe', 'MZ'),
      mimePart('page.pdf', '<html><script>alert(1)</script>'),
      mimePart('drawing\u202Efdp.pdf', PDF),
      mimePart('a"; filename="b.html', PDF),
      mimePart('1.pdf', PDF),
      mimePart('2.pdf', PDF),
      mimePart('3.pdf', PDF),
    ];
    await send(incoming(address, mixed('See the files', ...parts), { headers: MIXED }));
    const [entry] = await entries();
    expect(entry?.files).toHaveLength(3);
    for (const { name, key } of entry?.files ?? []) {
      expect(name).not.toMatch(/[\u202E/\\]/u);
      expect(key).toMatch(/^forms\/[0-9a-f]{32}\/[1-3]\.pdf$/);
    }
    expect(entry?.words).toMatch(/^See the files\n\n\[Attachments that were not stored: passwd: attach PDF/);
  });

  test('headers of an email never reach an email of the site', async () => {
    const headers = { From: '=?utf-8?q?x=0D=0ABcc:_all@x.example?= <"a\u0000b"@plant.example>', Subject: 'x' };
    await send(incoming(address, 'Hello', { headers }));
    await desk.messages.sendMails();
    for (const { subject, to } of desk.mails) {
      expect([subject, to].join('')).not.toMatch(/\p{Cc}|Bcc/u);
    }
  });
});

/** A message with messages within it. */
function incomingText(depth: number): string {
  return depth === 0
    ? 'Content-Type: text/plain\r\n\r\nHello'
    : `Content-Type: message/rfc822\r\n\r\n${incomingText(depth - 1)}`;
}

describe('onMail', () => {
  const services = { sendQuoteMails: async () => undefined };
  const run = async (mail: IncomingMail, messages = desk.messages) => {
    const reasons: string[] = [];
    const work: Promise<unknown>[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await onMail(
      Object.assign(mail, { setReject: (reason: string) => void reasons.push(reason) }),
      { ...services, messages },
      (one) => void work.push(one),
    );
    await Promise.all(work);
    const logged = [...log.mock.calls, ...errors.mock.calls].join('\n');
    vi.restoreAllMocks();
    return { reasons, logged };
  };

  test('logs neither email addresses nor text, and starts sending', async () => {
    const { reasons, logged } = await run(incoming(address, 'A secret text'));
    expect(reasons).toEqual([]);
    expect(logged).toContain('"outcome":"stored"');
    expect(logged).not.toMatch(/secret|okafor|reply\+/);
    expect(desk.mails).toHaveLength(1);
  });

  test('returns an email with an unknown token to its sender', async () => {
    const { reasons } = await run(incoming(`reply+${'0'.repeat(32)}@${SETTINGS.replyDomain}`, 'Hello'));
    expect(reasons).toEqual([`This address is not in use. Write to ${SETTINGS.salesEmail} instead.`]);
  });

  test('returns an email that cannot be stored to its sender instead of losing it', async () => {
    const failing = { ...desk.messages, receive: () => Promise.reject(new Error('D1 is away')) };
    const { reasons, logged } = await run(incoming(address, 'Hello'), failing);
    expect(reasons).toEqual(['The email could not be stored. Send it again later.']);
    expect(logged).toContain('D1 is away');
  });
});
