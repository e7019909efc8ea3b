import type { CartItem } from '../../../src/domain/order/cart/cart.ts';
import type { QuoteEvent, QuoteRequest } from '../../../src/domain/order/quotes/quote.ts';
import { parseStoredAnswer } from '../../../src/domain/order/quotes/quote-answer.ts';
import { parseQuoteContact } from '../../../src/domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../../src/domain/order/quotes/quote-line.ts';
import {
  existingAccountMail,
  passwordChangedMail,
  resetMail,
  verificationMail,
} from '../../../src/server/mail/account-mails.ts';
import { type MailContent, mailOf } from '../../../src/server/mail/mail-layout.tsx';
import type { Mail } from '../../../src/server/mail/mailer.ts';
import { nearlyFullNotice } from '../../../src/server/mail/storage-notice.ts';
import { customerMailNotice, messageReplyMail } from '../../../src/server/messages/message-mail.ts';
import { linkMail } from '../../../src/server/quotes/quote-links.ts';
import { quoteMail } from '../../../src/server/quotes/quote-mail.ts';
import { MAIL_KINDS } from '../../../src/server/records/quote-mail-rows.ts';
import { line } from '../../domain/order/cart/cart-fixture.ts';
import { SETTINGS } from './settings.ts';

const AT = Date.parse('2026-11-23T10:42:00.000Z');

/** What a visitor types, with characters that end tags and attributes. */
export const TYPED = {
  name: '<b>R. Okafor</b>',
  company: 'Plant "4" & Sons',
  message: 'By Friday? <img src=https://evil.example/a.png>',
  note: 'Bag in lots of 50 <script>alert(1)</script>',
  text: '37.5 x 5.3 viton <a href="https://evil.example">75</a>',
  listNote: 'Note: ship with the last order <u>',
  orderNumber: 'PO <1>',
  words: 'Can you bag them? <iframe>',
  unknownPart: 'XX9999-000 <style>',
} as const;

/** Words of staff, which visitors may read. */
export const STAFF_WORDS = 'FK7502-1 is bagged in lots of 100.\nThe kit ships separately & later.';

const priced = (item: CartItem, changes: Partial<QuoteLine> = {}): QuoteLine => ({
  sent: item,
  offered: item,
  check: 'priced',
  asOf: null,
  ...changes,
});
const item = (id: number, quantity: number, changes: Partial<CartItem> = {}): CartItem => ({
  ...line(`line-${id}`, id, quantity),
  pricing: null,
  ...changes,
});
const event = (kind: QuoteEvent['kind'], words: string): QuoteEvent => ({
  kind,
  actor: kind === 'answered' || kind === 'withdrawn' ? 'staff' : 'visitor',
  at: '2026-11-24T15:00:00.000Z',
  words,
  files: [],
});

const UNKNOWN = { productName: TYPED.unknownPart, description: TYPED.unknownPart } as const;

/** A quote with each kind of line: changed, at the line minimum, unknown to the catalog, in words, and a note. */
export const SAMPLE_QUOTE: QuoteRequest = {
  number: 'Q-2026-000151',
  publicId: '0123456789abcdef'.repeat(2),
  requestedAt: new Date(AT).toISOString(),
  contact: parseQuoteContact({ email: 'r.okafor@plant.example', poNumber: 'PO 88213', ...TYPED }),
  lines: [
    priced(item(1, 2000)),
    priced(item(2, 5, { note: TYPED.note })),
    priced(item(3, 40), { check: 'unread' }),
    priced(item(4, 10, { ...UNKNOWN, price: 'Request Cost', fixedPriceDisplay: 'Request Cost', is_line_min: false }), {
      check: 'unknown',
    }),
  ],
  texts: [TYPED.text, `${TYPED.text}, 2`, `${TYPED.text}, 3`, TYPED.listNote],
  state: 'answered',
  answeredAt: '2026-11-24T15:00:00.000Z',
  validUntil: '2026-12-24',
  answer: parseStoredAnswer({
    words: STAFF_WORDS,
    lines: [
      { line: 1, unitPriceE5: 42_000, days: 3, quantity: null, part: '', words: 'From the new lot' },
      { line: 5, unitPriceE5: 186_000, days: 8, quantity: 120, part: 'FK7502-325', words: 'ID −0.03 mm' },
      { line: 6, unitPriceE5: null, days: null, quantity: null, part: '', words: 'Send us the drawing.' },
    ],
    files: [],
  }),
  orderNumber: TYPED.orderNumber,
  acceptance: null,
  events: [
    event('answered', STAFF_WORDS),
    event('withdrawn', STAFF_WORDS),
    event('message', TYPED.words),
    event('accepted', TYPED.orderNumber),
  ],
};

/** Describes the parts FK7502-1 to FK7502-3, as a catalog would. */
export const describeSample = (partNumber: string): string | null =>
  /^FK7502-(?:\d|325)$/.test(partNumber) ? 'FKM 75 Shore A, brown. 24.99 × 3.53 mm' : null;

/** A request has no reply yet, and an acceptance leaves out the third line. */
const quoteFor = (kind: (typeof MAIL_KINDS)[number]): QuoteRequest => {
  if (kind.includes('received')) return { ...SAMPLE_QUOTE, state: 'received', answer: null, answeredAt: null };
  if (!kind.includes('accepted')) return SAMPLE_QUOTE;
  return {
    ...SAMPLE_QUOTE,
    state: 'accepted',
    acceptance: { answeredAt: '2026-11-24T15:00:00.000Z', lines: [1, 2, 5] },
  };
};

const LINK = `${SETTINGS.siteUrl}/verify-email?token=abc&x=1`;
const ACCOUNT = { brandName: SETTINGS.brandName, email: 'ada@plant.example', href: LINK, at: AT };

const ENTRY = {
  submissionId: 12,
  submittedAt: new Date(AT).toISOString(),
  formType: 'ContactUsForm',
  at: AT,
  who: 'Mara Ellison',
  isOtherAddress: false,
} as const;

const storageNotice = async (): Promise<Mail> => {
  const mails: Mail[] = [];
  const works: Promise<unknown>[] = [];
  const notify = nearlyFullNotice({ send: async (mail) => void mails.push(mail) }, SETTINGS, (work) => {
    works.push(work);
  });
  notify({ kind: 'quote-request', bytes: 850_000_000, total: 1_000_000_000 });
  await Promise.all(works);
  const [mail] = mails;
  if (mail === undefined) throw new Error('The notice was not sent.');
  return mail;
};

/** Returns one email of every kind that the site sends, by name. */
export const everyMail = async (): Promise<ReadonlyMap<string, Mail>> => {
  const contents: readonly (readonly [name: string, content: MailContent])[] = [
    ['verification', verificationMail(ACCOUNT)],
    ['existing account', existingAccountMail(ACCOUNT, `${SETTINGS.siteUrl}/forgot-password`)],
    ['reset', resetMail(ACCOUNT)],
    ['password changed', passwordChangedMail(ACCOUNT)],
    ['link to quotes', linkMail(ACCOUNT)],
    ['reply to a message', messageReplyMail({ ...ENTRY, words: STAFF_WORDS }, SETTINGS)],
    ['email about a message', customerMailNotice({ ...ENTRY, words: TYPED.words }, SETTINGS)],
    ...MAIL_KINDS.map((kind) => {
      const words = { answered: STAFF_WORDS, withdrawn: STAFF_WORDS, message: STAFF_WORDS, sales_message: TYPED.words };
      const about = { settings: SETTINGS, words: Reflect.get(words, kind) ?? '', describe: describeSample };
      return [kind, quoteMail(kind, quoteFor(kind), about)] as const;
    }),
  ];
  return new Map([
    ...contents.map(([name, content]) => [name, mailOf('r.okafor@plant.example', content, SETTINGS)] as const),
    ['storage notice', await storageNotice()],
  ]);
};
