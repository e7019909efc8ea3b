import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteAccepted } from '../../../src/domain/site/api/quotes.ts';
import { embeddedDirectus } from '../../../src/server/directus/embedded/app.ts';
import { HOSTILE_TEXTS } from '../../support/pages/hostile-texts.ts';
import { appWith, FK7502_214, servicesWith } from '../../support/services/fake-services.ts';
import { type FormsDesk, formsDesk } from '../../support/services/form-services.ts';

const ORIGIN = 'http://store.test';
const TOKEN = 'token-of-the-sales-desk';
const START = Date.parse('2026-11-23T10:42:00.000Z');
const DAY = 86_400_000;
const CONTACT = { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: 'By Friday?' };
const LINE = {
  uid: 'a',
  id: FK7502_214,
  productName: 'FK7502-214',
  price: 15_600,
  fixedPriceDisplay: '$0.78',
  quantity: 200,
  shipTime: 1,
};

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
const later = (days: number): void => void vi.setSystemTime(Date.now() + days * DAY);

/** Waits until all due mail is sent, including by background rounds. */
const mailed = async (): Promise<void> => {
  await desk.services.sendQuoteMails();
  const waiting = 'SELECT count(*) AS n FROM quote_mails WHERE owed = 1';
  while (desk.mailFault === null && desk.db.prepare(waiting).get()?.n !== 0) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
const request = async (changes: object = {}): Promise<QuoteAccepted> => {
  const answer = await call('/api/quotes', {
    method: 'POST',
    body: JSON.stringify({ contact: CONTACT, items: [LINE], ...changes }),
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  await mailed();
  return (await answer.json()) as QuoteAccepted;
};
const send = (path: string, fields: Record<string, string>, origin = ORIGIN): Promise<Response> =>
  call(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin } });
const staff = async (id: number, change: object): Promise<Response> => {
  const answer = await call(`/items/quote_requests/${id}`, {
    method: 'PATCH',
    body: JSON.stringify(change),
    headers: { Authorization: `Bearer ${TOKEN}` },
  });
  await desk.services.quoteRound();
  await mailed();
  return answer;
};
const answered = async (id: number, change: object): Promise<void> => {
  // Two changes within a millisecond would have the same version.
  vi.setSystemTime(Date.now() + 1);
  expect((await staff(id, change)).status).toBe(200);
};
/** Returns the text that a visitor reads. */
const pageText = async (url: string): Promise<string> => {
  const html = await (await call(url)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main
    .replace(/<!--.*?-->|<script.*?<\/script>|<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};
const mailsTo = (email: string) => desk.mails.filter(({ to }) => to === email);
/** The smallest file accepted as a PDF. */
const pdf = (): Uint8Array<ArrayBuffer> => new TextEncoder().encode('%PDF-1.4\n%%EOF\n');
const SALES = 'sales@canyonseals.example';

describe('a request', () => {
  test('is confirmed to the visitor and sent to the sales desk', async () => {
    const { number, url } = await request({ texts: ['seal kit, pump CR-32'] });
    const [confirmation] = mailsTo(CONTACT.email);
    const [toSales] = mailsTo(SALES);
    expect(confirmation?.subject).toBe(`We received your quote request ${number}`);
    for (const form of [confirmation?.text, confirmation?.html]) {
      expect(form).toContain(url);
      expect(form).toContain('FK7502-214');
      expect(form).toContain('$156.00');
      expect(form).toContain('1 line and 1 unmatched line');
      expect(form).toContain('email you a quote, which is valid for 30 days.');
    }
    expect(toSales?.subject).toBe(`${number}: new quote request`);
    for (const form of [toSales?.text, toSales?.html]) {
      for (const phrase of ['R. Okafor, Plant 4', 'By Friday?', 'seal kit, pump CR-32', url])
        expect(form).toContain(phrase);
    }
    const text = await pageText(`${url}/sent`);
    for (const phrase of ['Request sent', number, 'What happens next', CONTACT.email, '“seal kit, pump CR-32”']) {
      expect(text).toContain(phrase);
    }
  });

  test('is confirmed with its text lines, its message and its notes named, and what the total lacks', async () => {
    await request({
      items: [{ ...LINE, note: 'Bag in lots of 50' }],
      texts: ['seal kit × 5', 'hex bolt', 'Note: by Friday'],
    });
    const [confirmation] = mailsTo(CONTACT.email);
    const [toSales] = mailsTo(SALES);
    expect(confirmation?.text).toContain('Lines 2 to 4\n  2 unmatched lines, 1 note, not in the total.');
    for (const form of [confirmation?.text, confirmation?.html]) {
      expect(form).toContain('2 unmatched lines, 1 note, not in the total.');
      expect(form).toContain('The request has your message and the notes on your lines too');
      expect(form).toContain('1 of 3 lines priced; 2 are not in this total.');
    }
    for (const form of [toSales?.text, toSales?.html]) {
      for (const phrase of ['seal kit × 5', 'hex bolt', 'Note: by Friday', 'Bag in lots of 50', 'By Friday?'])
        expect(form).toContain(phrase);
    }
  });

  describe('of a signed-in visitor', () => {
    const typed = { items: [{ ...LINE, note: 'Bag in lots of 50' }], texts: ['seal kit × 5', 'Note: by Friday'] };
    const signedIn = async (email: string) => {
      app = appWith({
        ...desk.services,
        auth: { ...servicesWith({}).auth, userOf: async () => ({ id: 'ada', email }) },
      });
      const headers = { Origin: ORIGIN, 'Content-Type': 'application/json', Authorization: 'Bearer ada' };
      const body = JSON.stringify({ contact: CONTACT, ...typed });
      expect((await call('/api/quotes', { method: 'POST', body, headers })).status).toBe(200);
      await mailed();
      return mailsTo(CONTACT.email)[0];
    };
    const words = ['seal kit × 5', 'Note: by Friday', 'Bag in lots of 50', 'By Friday?', '1 of 2 lines priced'];

    test('is confirmed with everything that was sent, at the email address of the account', async () => {
      const confirmation = await signedIn('R.Okafor@plant.example');
      for (const form of [confirmation?.text, confirmation?.html])
        for (const phrase of words) expect(form).toContain(phrase);
    });

    test('is confirmed without typed text at another email address', async () => {
      const confirmation = await signedIn('somebody@else.example');
      for (const phrase of words.slice(0, -1)) expect(confirmation?.text).not.toContain(phrase);
    });
  });

  test('with every line priced is confirmed without a word about other lines', async () => {
    await request({ contact: { ...CONTACT, message: '' } });
    const text = mailsTo(CONTACT.email)[0]?.text;
    expect(text).toContain('Lines: 1 of 1 priced');
    for (const phrase of ['not in this total', 'unmatched', 'your message']) expect(text).not.toContain(phrase);
  });

  test('with only text lines is accepted', async () => {
    const { url } = await request({ items: [], texts: ['seal kit'] });
    const text = await pageText(url);
    expect(text).toContain('“seal kit”');
    expect(text).toContain('Not priced yet');
  });

  test('sends no typed text to a typed email address', async () => {
    const typed = 'VISIT-EVIL';
    await request({
      contact: { ...CONTACT, name: typed, company: typed, message: typed },
      items: [
        { ...LINE, description: typed, note: typed },
        { ...LINE, uid: 'b', id: 999_999, productName: typed, fixedPriceDisplay: typed },
      ],
      texts: [typed],
    });
    await staffAnswers();
    for (const { subject, text, html } of mailsTo(CONTACT.email)) expect(subject + text + html).not.toContain(typed);
    expect(mailsTo(SALES)[0]?.text).toContain(typed);
  });
  const staffAnswers = () => answered(1, { status: 'answered', answer_lines: [{ line: 2, unit_price: 1 }] });

  test('is confirmed to one email address ten times per hour, and always sent to the sales desk', async () => {
    for (let at = 0; at < 12; at++) await request({ _key: String(at) });
    expect([mailsTo(CONTACT.email).length, mailsTo(SALES).length]).toEqual([10, 12]);
    later(1);
    await request({ _key: 'later' });
    expect(mailsTo(CONTACT.email)).toHaveLength(11);
  });

  test('never breaks a mail header, for any input', async () => {
    for (const [at, text] of HOSTILE_TEXTS.entries()) {
      await call('/api/quotes', {
        method: 'POST',
        body: JSON.stringify({
          contact: { ...CONTACT, name: text || 'x', message: text },
          items: [LINE],
          texts: [text.slice(0, 300)],
          _key: String(at),
        }),
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      });
      await mailed();
    }
    expect(desk.mails.length).toBeGreaterThan(HOSTILE_TEXTS.length);
    for (const { subject, to } of desk.mails) expect(subject + to).not.toMatch(/[\p{Cc}\u2028\u2029<>]/u);
  });
});

describe('mail that cannot be sent', () => {
  test('stays queued: a later round sends each once', async () => {
    desk.mailFault = new Error('E_DAILY_LIMIT_EXCEEDED');
    await request();
    expect(desk.mails).toEqual([]);
    desk.mailFault = null;
    await desk.services.quoteRound();
    expect(desk.mails).toEqual([]);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await desk.services.quoteRound();
    await desk.services.quoteRound();
    expect(desk.mails.map(({ to }) => to)).toEqual([CONTACT.email, SALES]);
  });

  test('is logged once when it begins to fail and once when it works again, for any number of requests', async () => {
    const fault = 'E_INTERNAL_SERVER_ERROR';
    const mailLines = () =>
      vi
        .mocked(console.log)
        .mock.calls.map(([line]) => JSON.parse(String(line)))
        .filter(({ event }) => event === 'quote mails');
    desk.mailFault = new Error(fault);
    for (let sent = 0; sent < 10; sent++) await request();
    const failing = mailLines().filter(({ error }) => error === `Error: ${fault}`);
    expect(failing).toEqual([{ event: 'quote mails', sent: 0, failed: 1, dropped: 0, error: `Error: ${fault}` }]);
    expect(console.error).not.toHaveBeenCalled();
    desk.mailFault = null;
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await desk.services.quoteRound();
    const working = mailLines().at(-1);
    expect(working).not.toHaveProperty('error');
    expect(working.sent).toBeGreaterThan(0);
  });

  test('is abandoned after some days, and logged without an email address', async () => {
    desk.mailFault = new Error('E_RECIPIENT_SUPPRESSED');
    await request();
    for (let round = 0; round < 20; round++) {
      later(1);
      await desk.services.quoteRound();
    }
    expect(desk.db.prepare('SELECT DISTINCT owed, tries FROM quote_mails').all()).toEqual([{ owed: -1, tries: 13 }]);
    const logged = vi.mocked(console.error).mock.calls.flat().map(String).join();
    expect(logged).toContain('was given up after');
    expect(logged).not.toContain(CONTACT.email);
  });
});

describe('a reply', () => {
  test('shows prices, days, words and files on the page next to the requested values, and is mailed', async () => {
    const { number, url } = await request();
    await answered(1, { status: 'in_work' });
    expect(await pageText(url)).toContain('The sales desk is preparing your quote.');
    expect(mailsTo(CONTACT.email)).toHaveLength(1);
    await answered(1, {
      status: 'answered',
      answer: 'All priced.\nFreight is yours.',
      answer_lines: [{ line: 1, unit_price: '0.82', days: 3, words: 'From the new lot' }],
      files: [{ label: 'Certificate', url: 'https://files.example/c.pdf' }],
    });
    const text = await pageText(url);
    for (const phrase of ['Status Quoted', 'Valid until December 23, 2026', '$0.82', '$164.00', '3 Business Days']) {
      expect(text).toContain(phrase);
    }
    expect(text).toContain('In your request $0.78 now $0.82 +$0.04 since your request');
    expect(text).toContain('1 price changed since your request. FK7502-214 is $0.82, not $0.78.');
    for (const phrase of ['From the new lot', 'All priced.', 'Accept selected lines', 'Certificate files.example']) {
      expect(text).toContain(phrase);
    }
    const mail = mailsTo(CONTACT.email)[1];
    expect(mail?.subject).toBe(`Your quote ${number} is ready`);
    for (const form of [mail?.text, mail?.html]) {
      for (const phrase of ['Your quote is ready: $164.00', 'All priced.', 'December 23, 2026', url]) {
        expect(form).toContain(phrase);
      }
    }
  });

  test('says next to the acceptance which lines it does not order and that the minimum is not reached', async () => {
    const { url } = await request({ texts: ['seal kit', 'hex bolt', 'Note: by Friday'] });
    expect(await pageText(url)).toContain('Unmatched: an engineer will review it');
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.1 }] });
    const text = await pageText(url);
    const [said, excluded] = [
      '1 of 3 lines priced; 2 are not in this total.',
      'Accepting orders the 1 priced line. 2 lines are not part of it.',
    ];
    expect(text).toContain(`$20.00 ${said} Longest ship time`);
    expect(text).toContain(`${excluded} Order minimum $75: not reached yet Accept selected lines`);
    expect(text).toContain(`Lines ${said} Total`);
    expect(text.split('Order minimum $75: not reached yet')).toHaveLength(3);
    expect(text).toContain('Unmatched: not in this total');
    expect(text).not.toContain('an engineer reads it');
    const mail = mailsTo(CONTACT.email)[1];
    for (const form of [mail?.text, mail?.html]) {
      for (const phrase of [said, excluded, 'Order minimum $75: not reached yet.']) expect(form).toContain(phrase);
    }
    expect((await accept(url)).status).toBe(303);
    await mailed();
    const sum = '1 of 3 lines accepted; 2 are not in this total.';
    expect(mailsTo(CONTACT.email)[2]?.text).toContain(sum);
    expect(mailsTo(SALES)[1]?.text).toContain(sum);
  });

  test('to every line above the order minimum says nothing about other lines', async () => {
    const { url } = await request();
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    const page = await pageText(url);
    for (const text of [page, mailsTo(CONTACT.email)[1]?.text]) {
      expect(text).toContain('1 of 1 priced');
      for (const phrase of ['not in this total', 'not part of it', 'not reached']) expect(text).not.toContain(phrase);
    }
  });

  test('that repeats the same content is mailed once; a changed one is mailed again', async () => {
    await request();
    const answer = { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] };
    await answered(1, answer);
    await answered(1, answer);
    await desk.services.quoteRound();
    expect(mailsTo(CONTACT.email)).toHaveLength(2);
    await answered(1, { answer_lines: [{ line: 1, unit_price: 0.81 }] });
    expect(mailsTo(CONTACT.email)).toHaveLength(3);
  });

  test('that is withdrawn shows the reason and can be neither accepted nor discussed', async () => {
    const { url } = await request();
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    await answered(1, { status: 'withdrawn', answer: 'The compound is discontinued.' });
    const text = await pageText(url);
    expect(text).toContain('This quote is closed. The compound is discontinued.');
    expect(text).not.toContain('Accept selected lines');
    expect(mailsTo(CONTACT.email).at(-1)?.text).toContain('The compound is discontinued.');
    expect((await send(`${url}/accept`, {})).status).toBe(422);
    expect((await send(`${url}/messages`, { message: 'Why?' })).status).toBe(422);
    expect((await staff(1, { status: 'answered' })).status).toBe(400);
  });

  test.each<[string, object]>([
    ['an invalid price', { status: 'answered', answer_lines: [{ line: 1, unit_price: 'soon' }] }],
    ['an unknown line', { status: 'answered', answer_lines: [{ line: 3, unit_price: 1 }] }],
    ['a price for a text line', { status: 'answered', answer_lines: [{ line: 2, unit_price: 1 }] }],
    ['an unknown field', { status: 'answered', contact: '{}' }],
    ['a state of the visitor', { status: 'accepted' }],
    ['a javascript: link', { status: 'answered', files: [{ label: 'x', url: 'javascript:alert(1)' }] }],
  ])('with %s is rejected with a reason and changes nothing', async (_, change) => {
    const { url } = await request({ texts: ['seal kit'] });
    const answer = await staff(1, change);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('INVALID_PAYLOAD');
    expect(await pageText(url)).toContain('Status Received');
  });

  test('of a server in an unknown format is logged and never shown in part', async () => {
    const { url } = await request();
    desk.db.exec(`INSERT INTO quote_answers VALUES
      (1, 'answered', 'Fine', '[{"line":1,"unit_price":"cheap"}]', '[]', NULL, '2026-11-23T11:00:00.000Z')`);
    await desk.services.quoteRound();
    expect(await pageText(url)).toContain('Status Received');
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain('answer_lines.0.unit_price');
  });
});

/** Accepts the reply that the page currently shows: these lines, or all that have a checkbox. */
const accept = async (
  url: string,
  fields: Record<string, string> = {},
  lines?: readonly (number | string)[],
): Promise<Response> => {
  const html = await (await call(url)).text();
  const body = new URLSearchParams({ _answer: await shownAnswer(url), ...fields });
  for (const line of lines ?? boxesIn(html)) body.append('line', String(line));
  return call(`${url}/accept`, { method: 'POST', body, headers: { Origin: ORIGIN } });
};
/** Returns the numbers of the lines that have a checkbox. */
const boxesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<input type="checkbox"[^>]*aria-label="Accept line (\d+)"/g)].map(([, line]) => line ?? '');
const shownAnswer = async (url: string): Promise<string> =>
  /name="_answer" value="([^"]+)"/.exec(await (await call(url)).text())?.[1] ?? '';

describe('an acceptance', () => {
  test('covers the reply that the visitor saw: a changed one is shown again and accepted on the new page', async () => {
    const { url } = await request();
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.05 }] });
    const seen = await shownAnswer(url);
    later(0.01);
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 45 }] });
    const forms: Record<string, string>[] = [{ _answer: seen, order_number: 'PO 7' }, { order_number: 'PO 7' }];
    for (const fields of forms) {
      const refused = await send(`${url}/accept`, fields);
      const html = await refused.text();
      expect(refused.status).toBe(422);
      expect(html).toContain('The answer changed since you opened this page. Look at it and accept again.');
      expect(html).toContain('$9,000.00');
      expect(html).toContain('value="PO 7"');
    }
    expect(await pageText(url)).toContain('Status Quoted');
    expect((await accept(url)).status).toBe(303);
    expect(await pageText(url)).toContain('Status Accepted');
  });

  test('covers the selected lines only, on the page, in both emails and in the stored event', async () => {
    const { url, number } = await request({
      items: [LINE, { ...LINE, uid: 'b' }, { ...LINE, uid: 'c' }],
      texts: ['seal kit', 'hex bolt', 'Note: by Friday'],
    });
    await answered(1, {
      status: 'answered',
      answer_lines: [
        { line: 1, unit_price: 1 },
        { line: 2, unit_price: 2 },
        { line: 3, unit_price: 4 },
        { line: 4, unit_price: 8, quantity: 10 },
      ],
    });
    const before = await pageText(url);
    expect(before).toContain('$1,480.00 4 of 5 lines priced; 1 is not in this total.');
    expect(before).toContain('Accepting orders the 4 priced lines. 1 line is not part of it.');
    const seen = await shownAnswer(url);
    expect((await accept(url, { order_number: 'PO 7' }, [4, 1, 1])).status).toBe(303);
    await mailed();

    const said = '2 of 5 lines accepted; 3 are not in this total.';
    const detail = 'Accepted: lines 1 and 4. Left out: lines 2 and 3. Without a price: line 5.';
    const text = await pageText(url);
    for (const phrase of [
      `$280.00 ${said}`,
      `You accepted part of this quote. ${detail}`,
      `Order number PO 7 ${detail}`,
    ])
      expect(text).toContain(phrase);
    expect(text.split('Not accepted: not in this total')).toHaveLength(3);
    const [mail, toSales] = [mailsTo(CONTACT.email).at(-1), mailsTo(SALES).at(-1)];
    expect(mail?.text).toContain(`You accepted part of the quote ${number}.`);
    expect(toSales?.subject).toBe(`${number}: accepted in part, an order request`);
    expect(toSales?.text).toContain(`Revision of the quote: ${seen}`);
    for (const form of [mail?.text, mail?.html, toSales?.text, toSales?.html]) {
      for (const phrase of [said, detail, '$280.00']) expect(form).toContain(phrase);
      for (const phrase of ['$400.00', '$800.00']) expect(form).not.toContain(phrase);
    }
    expect(desk.db.prepare("SELECT acceptance FROM quote_events WHERE kind = 'accepted'").get()).toEqual({
      acceptance: JSON.stringify({ answered_at: seen, lines: [1, 4] }),
    });
    const found = await desk.services.quotes.listFrom(CONTACT.email, 1);
    expect(found.items[0]).toMatchObject({ status: 'accepted', lineCount: 5, acceptedLines: 2 });
  });

  test.each<[string, readonly (number | string)[], string]>([
    ['no line', [], 'Select at least one line with a price, then accept again.'],
    ['a line without a price', [1, 2], 'Line 2 has no price and cannot be accepted.'],
    ['a note', [1, 3], 'Line 3 has no price and cannot be accepted.'],
    ['a line that does not exist', [1, 4], 'The selection names a line that this quote does not have.'],
    ['line 0', ['0'], 'The selection names a line that this quote does not have.'],
    ['text', ['1 OR 1=1'], 'The selection names a line that this quote does not have.'],
  ])('of %s is rejected with the reason, and nothing is stored', async (_, lines, reason) => {
    const { url } = await request({ texts: ['seal kit', 'Note: by Friday'] });
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    const mails = desk.mails.length;
    const refused = await accept(url, { order_number: 'PO 7' }, lines);
    const html = await refused.text();
    expect([refused.status, html.includes(reason), html.includes('value="PO 7"')]).toEqual([422, true, true]);
    await mailed();
    expect(desk.mails).toHaveLength(mails);
    expect(desk.db.prepare("SELECT count(*) AS n FROM quote_events WHERE kind = 'accepted'").get()?.n).toBe(0);
    expect(await pageText(url)).toContain('Status Quoted');
  });

  test('of other lines than those accepted before is rejected and shows the accepted ones', async () => {
    const { url } = await request({ items: [LINE, { ...LINE, uid: 'b' }] });
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    const seen = await shownAnswer(url);
    const fields = { _answer: seen };
    for (const [lines, status] of [
      [[1], 303],
      [[1], 303],
      [[1, 2], 422],
    ] as const)
      expect((await accept(url, fields, lines)).status).toBe(status);
    expect(await pageText(url)).toContain('Accepted: line 1. Left out: line 2.');
  });

  test('without JavaScript shows the total of a selection before it is accepted', async () => {
    const { url } = await request({ items: [LINE, { ...LINE, uid: 'b' }], texts: ['seal kit'] });
    await answered(1, {
      status: 'answered',
      answer_lines: [
        { line: 1, unit_price: 0.1 },
        { line: 2, unit_price: 1 },
      ],
    });
    const answer = await accept(url, { _total: '', order_number: 'PO 7' }, [1]);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const phrase of [
      '$20.00',
      '1 of 3 lines selected; 2 are not in this total.',
      'Accepting orders 1 of the 2 priced lines. 2 lines are not part of it.',
      'Order minimum $75: not reached yet',
      'value="PO 7"',
    ])
      expect(html).toContain(phrase);
    expect([...html.matchAll(/aria-label="Accept line \d+"[^>]*checked=""/g)]).toHaveLength(1);
    expect(await pageText(url)).toContain('Status Quoted');
  });

  test('of a quote without any price is not offered', async () => {
    const { url } = await request({ items: [], texts: ['seal kit'] });
    await answered(1, { status: 'answered', answer: 'We do not have it.' });
    const text = await pageText(url);
    expect(text).toContain('No line is priced: there is nothing to accept.');
    expect(text).not.toContain('Accept selected lines');
  });

  test('without a stored selection covers all priced lines', async () => {
    const { url } = await request({ items: [LINE, { ...LINE, uid: 'b' }], texts: ['seal kit'] });
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 1 }] });
    await accept(url, {}, [1]);
    desk.db.exec('UPDATE quote_events SET acceptance = NULL');
    const text = await pageText(url);
    expect(text).toContain('$356.00 2 of 3 lines accepted; 1 is not in this total.');
    expect(text).toContain('You accepted this quote. Accepted: lines 1 and 2. Without a price: line 3.');
    const found = await desk.services.quotes.listFrom(CONTACT.email, 1);
    expect(found.items[0]).toMatchObject({ status: 'accepted', acceptedLines: null });
  });

  test('is rejected for an invisible character in the order number, which the message names', async () => {
    const { url } = await request();
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    const refused = await accept(url, { order_number: 'PO\u202e 88213' });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('“Your order number” holds invisible characters'),
    ]);
  });

  test('closes the reply: later prices from staff are rejected with the reason', async () => {
    const { url, number } = await request();
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    await accept(url);
    for (const change of [
      { answer_lines: [{ line: 1, unit_price: 9 }] },
      { answer: 'x' },
      { valid_until: '2027-01-01' },
      { files: [] },
    ]) {
      const refused = await staff(1, change);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toEqual({
        errors: [
          {
            message: `${number} is accepted: its answer can no longer be changed. Agree on changes with the customer by email.`,
            extensions: { code: 'CONFLICT', reason: `${number} is accepted: its answer can no longer be changed` },
          },
        ],
      });
    }
  });

  test('is an order request: stored, shown, mailed to both sides, once', async () => {
    const { number, url } = await request();
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    const fields = { _answer: await shownAnswer(url), order_number: ' PO 88213 ' };
    for (let at = 0; at < 2; at++) {
      const answer = await accept(url, fields, [1]);
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, url]);
    }
    await mailed();
    const text = await pageText(url);
    for (const phrase of ['You accepted this quote.', 'Your order number PO 88213', 'Status Accepted']) {
      expect(text).toContain(phrase);
    }
    expect(mailsTo(CONTACT.email).map(({ subject }) => subject)).toContain(
      `We received your order request for ${number}`,
    );
    expect(mailsTo(SALES).filter(({ subject }) => subject.includes('accepted'))).toHaveLength(1);
    expect((await staff(1, { status: 'withdrawn', answer: 'x' })).status).toBe(400);
  });

  test('is impossible before a reply and after its last day; a new request starts over', async () => {
    const { url } = await request();
    expect((await send(`${url}/accept`, {})).status).toBe(422);
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.8 }] });
    later(32);
    const text = await pageText(url);
    expect(text).toContain('This quote has expired. It was valid until December 23, 2026.');
    expect(text).toContain('Ask again');
    expect(text).not.toContain('Accept selected lines');
    const refused = await send(`${url}/accept`, {});
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('The quote has changed meanwhile.');
    expect((await send(`${url}/messages`, { message: 'Please price these lines again.', _key: 'k' })).status).toBe(303);
    expect(await pageText(url)).toContain('You asked again.');
    // The earlier reply is not read again.
    await desk.services.quoteRound();
    expect(await pageText(url)).toContain('Status Received');
    await answered(1, { status: 'answered', answer_lines: [{ line: 1, unit_price: 0.9 }] });
    expect(await pageText(url)).toContain('Status Quoted');
  });
});

describe('a message', () => {
  test('is stored once, shown, and mailed to the sales desk with its line breaks', async () => {
    const { url } = await request();
    const message = { message: 'Two\r\nlines, <b>please</b>', _key: 'k' };
    expect((await send(`${url}/messages`, message)).status).toBe(303);
    expect((await send(`${url}/messages`, message)).status).toBe(303);
    await mailed();
    const mails = mailsTo(SALES).filter(({ subject }) => subject.includes('message'));
    expect(mails.map(({ text }) => text.includes('Two\nlines, <b>please</b>'))).toEqual([true]);
    expect(mails[0]?.html).toContain('&lt;b&gt;please');
    expect(await (await call(url)).text()).not.toContain('<b>please');
  });

  test('that is empty, too long or has an invalid file shows what to do and keeps the typed text', async () => {
    const { url } = await request();
    const empty = await send(`${url}/messages`, { message: '  ' });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Write what you would like to know or change');
    expect((await send(`${url}/messages`, { message: 'a'.repeat(5001) })).status).toBe(422);
    const form = new FormData();
    form.append('message', 'See the drawing');
    form.append('files', new File(['<html>'], 'drawing.pdf'));
    const answer = await call(`${url}/messages`, { method: 'POST', body: form, headers: { Origin: ORIGIN } });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('See the drawing</textarea>');
    expect(desk.bucket.size).toBe(0);
  });

  test('stores its files for the sales desk and names them', async () => {
    const { url } = await request();
    const form = new FormData();
    form.append('message', 'See the drawing');
    form.append('files', new File([pdf()], '../gland.pdf'));
    const answer = await call(`${url}/messages`, { method: 'POST', body: form, headers: { Origin: ORIGIN } });
    expect(answer.status).toBe(303);
    expect(await pageText(url)).toContain('gland.pdf, 1 KB');
    expect([...desk.bucket.keys()]).toEqual([expect.stringMatching(/^forms\/[0-9a-f]{32}\/1\.pdf$/)]);
    expect(await (await call(url)).text()).not.toContain('forms/');
  });

  test('is limited to fifty per quote', async () => {
    const { url } = await request();
    for (let at = 0; at < 50; at++)
      expect((await send(`${url}/messages`, { message: 'Hello', _key: `${at}` })).status).toBe(303);
    const answer = await send(`${url}/messages`, { message: 'Hello', _key: '50' });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Write to us by email')]);
  });
});

describe('other clients', () => {
  test.each(['accept', 'messages', 'sent', 'quote.pdf'])('do not reach …/%s through another URL', async (part) => {
    const { url } = await request();
    for (const other of [`/quotes/${'0'.repeat(32)}`, '/quotes/1', '/quotes/Q-2026-000001', `${url}0`]) {
      const isRead = part === 'sent' || part === 'quote.pdf';
      const answer = await (isRead ? call(`${other}/${part}`) : send(`${other}/${part}`, { message: 'x' }));
      expect(answer.status).toBe(404);
    }
  });

  test('cannot send through a visitor’s browser', async () => {
    const { url } = await request();
    for (const part of ['accept', 'messages']) {
      expect((await send(`${url}/${part}`, { message: 'x' }, 'https://evil.example')).status).toBe(403);
    }
  });

  test('cannot read or reply to quotes through the protocol', async () => {
    await request();
    for (const [token, status] of [
      ['', 403],
      ['wrong', 401],
      ['token-of-the-catalog', 403],
    ] as const) {
      const headers: Record<string, string> = token === '' ? {} : { Authorization: `Bearer ${token}` };
      for (const path of ['quote_requests', 'quote_requests/1', 'quote_events']) {
        expect((await call(`/items/${path}`, { headers })).status, `${token} ${path}`).toBe(status);
      }
      const body = JSON.stringify({ status: 'withdrawn' });
      expect((await call('/items/quote_requests/1', { method: 'PATCH', body, headers })).status).toBe(status);
    }
  });

  test('with the quote token can read nothing else', async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    for (const path of ['products', 'compounds', 'users', 'form_submissions']) {
      expect((await call(`/items/${path}`, { headers })).status).toBe(403);
    }
    for (const method of ['POST', 'DELETE']) {
      expect((await call('/items/quote_requests/1', { method, headers })).status).toBe(403);
    }
    expect((await call('/items/quote_events/1', { method: 'PATCH', body: '{}', headers })).status).toBe(403);
  });
});
