import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Mail, mailProblem } from '../../../src/server/mail/mailer.ts';
import { MAIL_KINDS } from '../../../src/server/records/quote-mail-rows.ts';
import { everyMail, SAMPLE_QUOTE, STAFF_WORDS, TYPED } from '../../support/services/mails.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const ACCOUNT_KINDS = ['verification', 'existing account', 'reset', 'password changed'];
const MESSAGE_KINDS = ['reply to a message', 'email about a message'];
const KINDS = [...ACCOUNT_KINDS, 'link to quotes', ...MESSAGE_KINDS, ...MAIL_KINDS, 'storage notice'];
const TO_ANY_ADDRESS = [
  ...ACCOUNT_KINDS,
  ...['link to quotes', 'reply to a message', 'received', 'answered', 'withdrawn', 'message', 'accepted', 'reminder'],
];
const WITH_LINES = ['received', 'received_own', 'sales_received', 'answered', 'accepted', 'sales_accepted'];

const TAGS =
  'html head meta title style body table thead tbody tfoot tr th td h1 p a span b s br svg path circle'.split(' ');
const ATTRIBUTES =
  'lang charset name content role border cellspacing cellpadding width height align colspan scope class style href viewbox aria-hidden d fill stroke stroke-width cx cy r'.split(
    ' ',
  );

let mails: ReadonlyMap<string, Mail>;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  mails = await everyMail();
});

const mailNamed = (kind: string): Mail => {
  const mail = mails.get(kind);
  if (mail === undefined) throw new Error(`There is no email "${kind}".`);
  return mail;
};
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
/** Returns the text that the HTML version shows, a word per element. */
const wordsOf = ({ html }: Mail): string =>
  unescaped(html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
/** Returns every number outside of URLs: prices, quantities, dates and the quote's number. */
const numbersIn = (text: string): readonly string[] =>
  [...text.replace(/https:\S+/g, '').matchAll(/\$?\d[\d,.]*\d|\d/g)].map(([number]) => number).sort();

test('the list contains every kind of email', () => {
  expect([...mails.keys()]).toEqual(KINDS);
});

describe.each(KINDS)('the email "%s"', (kind) => {
  test('is valid, with a subject of one line that a visitor does not control', () => {
    const mail = mailNamed(kind);
    expect(mailProblem(mail)).toBeNull();
    expect(mail.subject).toMatch(/^[\w ,:%-]+$/);
  });

  test('has the logo line, a date, the address of the company and the reason at its end', () => {
    const mail = mailNamed(kind);
    for (const form of [mail.text, wordsOf(mail)]) {
      expect(form).toMatch(/Canyon\s+Seals/);
      expect(form).toMatch(/November \d+, 2026|\w+ \d+, 20\d\d/);
      for (const line of [SETTINGS.postalAddress, SETTINGS.phone, SETTINGS.salesEmail]) expect(form).toContain(line);
      expect(form).toMatch(/(You receive this email because|This address receives) [^.]+\./);
    }
  });

  test('states the same numbers in text and HTML', () => {
    const mail = mailNamed(kind);
    expect(numbersIn(wordsOf(mail))).toEqual(numbersIn(mail.text));
    expect(numbersIn(mail.text).length).toBeGreaterThan(3);
  });

  test('contains only the elements and attributes of the layout', () => {
    const { html } = mailNamed(kind);
    const tags = [...html.matchAll(/<\/?([a-z][\w-]*)((?:\s[^<>]*)?)\/?>/gi)];
    expect(html.match(/</g)).toHaveLength(tags.length + 1);
    expect(tags.map(([, name]) => name).filter((name) => !TAGS.includes(name ?? ''))).toEqual([]);
    const names = tags.flatMap(([, , rest = '']) => [...rest.matchAll(/([\w-]+)="[^"]*"/g)].map(([, name]) => name));
    expect(names.filter((name) => !ATTRIBUTES.includes((name ?? '').toLowerCase()))).toEqual([]);
  });

  test('loads nothing, and links only to the site', () => {
    const { html } = mailNamed(kind);
    // Attributes with `src` fail the test above.
    expect(html).not.toMatch(/url\(|@import|@font-face|<link/i);
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(hrefs.filter((href) => !href.startsWith(`${SETTINGS.siteUrl}/`))).toEqual([]);
    for (const href of hrefs) expect(mailNamed(kind).text).toContain(unescaped(href));
  });
});

test.each(TO_ANY_ADDRESS)('the email "%s" contains nothing that a visitor typed', (kind) => {
  const mail = mailNamed(kind);
  for (const typed of Object.values(TYPED)) {
    expect(mail.text).not.toContain(typed);
    expect(wordsOf(mail)).not.toContain(typed);
  }
});

test.each(['received_own', 'sales_received'])('the email "%s" repeats the whole request, escaped', (kind) => {
  const mail = mailNamed(kind);
  for (const form of [mail.text, wordsOf(mail)]) {
    for (const typed of [TYPED.message, TYPED.note, TYPED.text, TYPED.listNote, TYPED.unknownPart])
      expect(form).toContain(typed);
  }
});

test('the emails to staff name the sender, the order number and the message', () => {
  for (const [kind, typed] of [
    ['sales_received', [TYPED.name, TYPED.company, 'PO 88213']],
    ['sales_accepted', [TYPED.orderNumber]],
    ['sales_message', [TYPED.words]],
  ] as const) {
    const mail = mailNamed(kind);
    for (const form of [mail.text, wordsOf(mail)]) for (const text of typed) expect(form).toContain(text);
  }
});

test.each(WITH_LINES)('the email "%s" links parts and describes them', (kind) => {
  const { html, text } = mailNamed(kind);
  expect(html).toMatch(
    /<a href="https:\/\/canyonseals\.example\/product\/fk7502-1"[^>]*>FK7502-1<\/a><span[^>]*><br\/>FKM 75 Shore A, brown\. 24\.99 × 3\.53 mm<\/span>/,
  );
  expect(text).toContain('FK7502-1\n  FKM 75 Shore A, brown. 24.99 × 3.53 mm\n');
  expect(html).not.toContain(encodeURIComponent(TYPED.unknownPart.toLowerCase()));
});

test.each(['sales_received', 'received_own'])('the email "%s" has a row for each line sent as text', (kind) => {
  const { html } = mailNamed(kind);
  const rows = html.split('<tr class="mail-line"').slice(1);
  // The last row is the total.
  expect(rows).toHaveLength(SAMPLE_QUOTE.lines.length + SAMPLE_QUOTE.texts.length + 1);
  expect(rows[1]).toContain('Note: Bag in lots of 50');
  expect(rows[5]).toMatch(/37\.5 x 5\.3 viton.*Line 6/);
});

test.each(['accepted', 'sales_accepted'])('the email "%s" lists the accepted lines and names the others', (kind) => {
  const mail = mailNamed(kind);
  for (const form of [mail.text, wordsOf(mail)]) {
    expect(form).toContain('Accepted: lines 1, 2 and 5. Left out: line 3. Without a price: lines 4, 6 and 7.');
    expect(form).not.toContain('FK7502-3\n');
  }
  expect(mail.html).not.toContain('/product/fk7502-3"');
});

test('the quote shows old and new price, line minimum, comments of staff and the text lines by position', () => {
  const mail = mailNamed('answered');
  const words = wordsOf(mail);
  for (const phrase of [
    'Your quote is ready: $1,133.00',
    'Valid until December 24, 2026',
    '$0.44 $0.42',
    '$25.00 line minimum',
    'From the new lot',
    'For line 5',
    'Send us the drawing.',
    'Lines 7 to 8 1 unmatched line, 1 note, not in the total.',
    'Accepting orders the 4 priced lines. 3 lines are not part of it.',
    'Next: accept on the quote’s page',
  ]) {
    expect(words).toContain(phrase);
  }
  expect(mail.text).toContain('unit price $0.42 ($0.44 in the request), total $840.00');
  expect(mail.text).toContain(`From the sales desk:\n${STAFF_WORDS}`);
});
