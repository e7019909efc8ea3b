import { expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import type { QuoteRequest } from '../../../../src/domain/order/quotes/quote.ts';
import { parseQuoteContact } from '../../../../src/domain/order/quotes/quote-contact.ts';
import { reorderLines } from '../../../../src/domain/order/quotes/reorder-lines.ts';
import { line } from '../cart/cart-fixture.ts';

const item = {
  ...line('a', 1, 1200),
  pricing: null,
  price: usdCents(19_200),
  fixedPriceDisplay: '$0.16',
  note: 'bag 4',
};
const answerTo = (at: number, unitPriceE5: number, changes: object = {}) => ({
  line: at,
  unitPriceE5: usdE5(unitPriceE5),
  quantity: null,
  days: null,
  part: '',
  words: '',
  ...changes,
});
const QUOTE: QuoteRequest = {
  number: 'Q-2026-000002',
  publicId: '0'.repeat(32),
  requestedAt: '2026-11-23T10:42:00.000Z',
  contact: parseQuoteContact({}),
  lines: [
    { sent: item, offered: item, check: 'priced', asOf: null },
    { sent: item, offered: { ...item, price: 'Request Cost', note: '' }, check: 'priced', asOf: null },
  ],
  texts: ['2-214 viton', 'seal kit', 'hex bolt'],
  state: 'answered',
  answeredAt: '2026-11-24T15:00:00.000Z',
  validUntil: '2026-12-24',
  answer: {
    words: '',
    files: [],
    lines: [
      answerTo(1, 10_000),
      answerTo(3, 55_000, { quantity: 20, part: 'FK7502-214' }),
      answerTo(4, 55_000, { quantity: 20 }),
    ],
  },
  orderNumber: '',
  acceptance: null,
  events: [],
};
const notesOf = (quote: QuoteRequest) => reorderLines(quote).map(({ part, quantity, note }) => [part, quantity, note]);

test('a reorder has the quoted price of each line next to its note, and the parts that staff offered', () => {
  expect(notesOf(QUOTE)).toEqual([
    [item.productName, 1200, 'bag 4. Quoted November 24, 2026: $120.00 for 1,200, unit price $0.10 (Q-2026-000002)'],
    [item.productName, 1200, ''],
    ['FK7502-214', 20, 'Quoted November 24, 2026: $11.00 for 20, unit price $0.55 (Q-2026-000002)'],
  ]);
});

test('a reorder of a request without a reply has no quoted price', () => {
  const unanswered = { ...QUOTE, state: 'received', answer: null, answeredAt: null, validUntil: null } as const;
  expect(notesOf(unanswered)).toEqual([
    [item.productName, 1200, 'bag 4'],
    [item.productName, 1200, ''],
  ]);
});
