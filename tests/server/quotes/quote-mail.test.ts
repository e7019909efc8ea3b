import { describe, expect, test } from 'vitest';
import type { QuoteRequest } from '../../../src/domain/order/quotes/quote.ts';
import { parseQuoteContact } from '../../../src/domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../../src/domain/order/quotes/quote-line.ts';
import { mailOf } from '../../../src/server/mail/mail-layout.tsx';
import { mailProblem } from '../../../src/server/mail/mailer.ts';
import { quoteMail } from '../../../src/server/quotes/quote-mail.ts';
import { MAIL_KINDS } from '../../../src/server/records/quote-mail-rows.ts';
import { line } from '../../domain/order/cart/cart-fixture.ts';
import { describeSample } from '../../support/services/mails.ts';
import { SETTINGS } from '../../support/services/settings.ts';

const item = { ...line('a', 1, 100), pricing: null };
const quoted: QuoteLine = { sent: item, offered: item, check: 'priced', asOf: null };
/** A quote of the maximum size, with strings that look like tags. */
const QUOTE: QuoteRequest = {
  number: 'Q-2026-000002',
  publicId: '0'.repeat(32),
  requestedAt: '2026-11-23T10:42:00.000Z',
  contact: parseQuoteContact({
    name: '<b>R. Okafor',
    email: 'r@plant.example',
    company: 'A & B',
    message: 'x'.repeat(5000),
  }),
  lines: Array(1000).fill(quoted),
  texts: Array(500).fill(`${'seal kit '.repeat(33)}<i>`),
  state: 'answered',
  answeredAt: '2026-11-23T15:00:00.000Z',
  validUntil: '2026-12-23',
  answer: { words: 'All <u>priced</u>.', lines: [], files: [] },
  orderNumber: 'PO <1>',
  acceptance: null,
  events: [],
};

describe.each(MAIL_KINDS)('the mail "%s"', (kind) => {
  const content = quoteMail(kind, QUOTE, { settings: SETTINGS, words: 'All <u>priced</u>.', describe: describeSample });
  const mail = mailOf('r@plant.example', content, SETTINGS);

  test('is valid for a quote of any length, with the number in its subject', () => {
    expect(mailProblem(mail)).toBeNull();
    expect(mail.subject).toContain(QUOTE.number);
    expect(mail.subject).toMatch(/^[\w ,:-]+$/);
  });

  test('has the same content in both formats and links to the quote', () => {
    const words = mail.html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    for (const paragraph of [...content.paragraphs, ...content.after, content.reason]) {
      expect(mail.text).toContain(paragraph);
      expect(words).toContain(paragraph);
    }
    const href = `${SETTINGS.siteUrl}/quotes/${QUOTE.publicId}`;
    expect([mail.text.includes(href), mail.html.includes(`href="${href}"`)]).toEqual([true, true]);
  });

  test('is small enough for programs that cut an email at 102 KB', () => {
    expect(new TextEncoder().encode(mail.html).byteLength).toBeLessThan(102 * 1024);
  });

  test('is valid if every character of the request is escaped', () => {
    const note = '"'.repeat(500);
    const hostile = { ...item, note, productName: note, description: note, descriptionTwo: note };
    const lines = Array(1000).fill({ ...quoted, sent: hostile, offered: hostile, check: 'unknown' });
    const contact = { ...QUOTE.contact, message: '"'.repeat(5000) };
    const quote = { ...QUOTE, contact, lines, texts: Array(500).fill('"'.repeat(640)) };
    const about = { settings: SETTINGS, words: '"'.repeat(5000), describe: () => null };
    expect(mailProblem(mailOf('r@plant.example', quoteMail(kind, quote, about), SETTINGS))).toBeNull();
  });

  test('loads nothing and escapes its strings', () => {
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe|object|form|u|i)\b|url\(|@import|\ssrc=/i);
  });
});
