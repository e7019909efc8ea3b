import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type UsdE5, usdCents, usdE5 } from '../../../../../src/domain/kit/units.ts';
import { initialFields } from '../../../../../src/domain/order/quotes/desk/initial-fields.ts';
import { readDraft, replyOf } from '../../../../../src/domain/order/quotes/desk/read-draft.ts';
import { changeText, revisionChanges } from '../../../../../src/domain/order/quotes/desk/revision-changes.ts';
import { type CheckContext, sendChecks } from '../../../../../src/domain/order/quotes/desk/send-checks.ts';
import { answerFields, toQuoteAnswer } from '../../../../../src/domain/order/quotes/quote-answer.ts';
import type { QuoteLine } from '../../../../../src/domain/order/quotes/quote-line.ts';
import { shownQuote } from '../../../../../src/domain/order/quotes/shown-line.ts';
import { amountCents, formatUnitPrice } from '../../../../../src/domain/shop/pricing/money.ts';

const itemOf = (name: string, quantity: number, price: UsdE5, isMinimum = false): QuoteLine => {
  const item = {
    uid: name,
    id: 107,
    productName: name,
    description: 'FKM 75 Shore A, brown',
    descriptionTwo: '',
    color: '#6b4a2f',
    quantity,
    shipTime: 3,
    price: isMinimum ? usdCents(2500) : amountCents(price, quantity),
    fixedPriceDisplay: formatUnitPrice(price),
    is_line_min: isMinimum,
    helperText: '',
    note: '',
    expedite: false,
    pricing: null,
    ring: null,
  } as const;
  return { sent: item, offered: item, check: 'priced', asOf: null };
};

const request = (lines: readonly QuoteLine[], texts: readonly string[]) => ({ lines, texts, answer: null });
const schema = v.object(answerFields);
const answerFrom = (quote: ReturnType<typeof request>, fields: Readonly<Record<string, string>>) =>
  toQuoteAnswer(v.parse(schema, replyOf(readDraft(quote, fields, new Map()), quote)));

const QUOTE = request(
  [itemOf('FK7502-214', 2000, usdE5(44_000)), itemOf('NB7001-P24', 40, usdE5(15_200), true)],
  ['37.5 x 5.3 viton 75 brown × 120', 'Note: by Friday'],
);

test('a new draft is the request as it was priced', () => {
  const fields = initialFields(QUOTE);
  expect(fields).toMatchObject({
    '1.kind': 'part',
    '1.quantity': '2000',
    '1.price': '0.44',
    '1.days': '3',
    '2.price': '0.152',
    '3.kind': 'open',
    '3.quantity': '120',
    '3.description': '37.5 x 5.3 viton 75 brown',
  });
  expect(Object.keys(fields).some((name) => name.startsWith('4.'))).toBe(false);
  const draft = readDraft(QUOTE, fields, new Map());
  expect(draft.lines.map(({ total, isLineMinimum }) => [total, isLineMinimum])).toEqual([
    [88_000, false],
    [2500, true],
    [null, false],
  ]);
});

test('the total of a draft is that of the quote as the customer sees it', () => {
  const quantity = fc.integer({ min: 1, max: 9_999_999 });
  const price = fc.integer({ min: 1, max: 9_000_000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(quantity, price, quantity, price, fc.boolean()), { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(quantity, price), { maxLength: 3 }),
      (parts, texts) => {
        const lines = parts.map(([count, list], at) => itemOf(`FK7502-${at}`, count, usdE5(list), at === 0));
        const quote = request(
          lines,
          texts.map(() => 'kit'),
        );
        const fields: Record<string, string> = initialFields(quote);
        parts.forEach(([, , count, own, isTyped], at) => {
          if (!isTyped) return;
          fields[`${at + 1}.quantity`] = String(count);
          fields[`${at + 1}.price`] = formatUnitPrice(usdE5(own));
        });
        texts.forEach(([count, own], at) => {
          const line = lines.length + at + 1;
          Object.assign(fields, {
            [`${line}.kind`]: 'text',
            [`${line}.quantity`]: String(count),
            [`${line}.price`]: formatUnitPrice(usdE5(own)),
          });
        });
        const sum = readDraft(quote, fields, new Map()).lines.reduce((all, { total }) => all + (total ?? 0), 0);
        const shown = shownQuote({ ...quote, answer: answerFrom(quote, fields), state: 'answered', acceptance: null });
        expect(shown.totals.subtotalCents).toBe(sum);
      },
    ),
    { numRuns: 60 },
  );
});

test('a reply read back as a draft is the same reply', () => {
  const fields = {
    ...initialFields(QUOTE),
    '1.price': '0.42',
    '1.words': 'Bagged',
    '1.b1.on': '1',
    '1.b1.quantity': '5000',
    '1.b1.price': '0.36',
    '1.a1.on': '1',
    '1.a1.part': 'EP7058-214',
    '1.a1.price': '0.0828',
    '1.a1.days': '1',
    '2.kind': 'none',
    '3.kind': 'part',
    '3.part': 'FK7502-325',
    '3.price': '1.86',
    '5.kind': 'text',
    '5.description': 'Certificate',
    '5.quantity': '1',
    '5.price': '25',
  };
  const answer = answerFrom(QUOTE, fields);
  const again = { ...QUOTE, answer };
  expect(toQuoteAnswer(v.parse(schema, replyOf(readDraft(again, initialFields(again), new Map()), again)))).toEqual(
    answer,
  );
  const shown = shownQuote({ ...again, state: 'answered', acceptance: null });
  expect(shown.texts.map(({ position, part, description }) => [position, part, description])).toEqual([
    [3, 'FK7502-325', ''],
    [4, '', ''],
    [5, '', 'Certificate'],
  ]);
  expect([shown.counts, shown.totals.subtotalCents]).toEqual([
    { lines: 4, priced: 3, open: 1 },
    84_000 + 22_320 + 2500,
  ]);
});

const CONTEXT: CheckContext = {
  today: 20_780,
  closed: new Set(),
  needBy: null,
  totalCents: 90_000,
  isUnchanged: false,
  revision: 0,
  mayExceed: false,
  limitPercent: 10,
  files: [],
};
const LISTS = new Map([
  [
    1,
    {
      breaks: [{ minQuantity: 1, unitPriceE5: usdE5(44_000) }],
      hidden: false,
      lineMinCents: usdCents(0),
      lineMaxCents: null,
    },
  ],
]);
const checksOf = (fields: Readonly<Record<string, string>>, changes: Partial<CheckContext> = {}) =>
  sendChecks(readDraft(QUOTE, fields, LISTS), { ...CONTEXT, ...changes });
const errorsOf = (...given: Parameters<typeof checksOf>): readonly string[] =>
  checksOf(...given).flatMap(({ tone, text }) => (tone === 'error' ? [text] : []));

const RESOLVED = { ...initialFields(QUOTE), '3.kind': 'none' };

test('an open line, an invalid field or a past day blocks sending, with the reason', () => {
  expect(errorsOf(initialFields(QUOTE))).toEqual([
    'Line 3 is open. Choose a part, price it as text or mark it “Do not quote”.',
  ]);
  expect(errorsOf(RESOLVED)).toEqual([]);
  expect(errorsOf({ ...RESOLVED, '1.price': 'soon' })).toEqual(['Line 1: Type a price such as 0.44.']);
  expect(errorsOf({ ...RESOLVED, '1.price': '' })[0]).toContain('Line 1 has no price');
  expect(errorsOf({ ...RESOLVED, valid_until: '2026-01-01' })[0]).toContain('in the past');
  expect(errorsOf({ ...RESOLVED, valid_until: '2026-02-30' })[0]).toBe('Valid until: Choose a day.');
  expect(errorsOf({ ...RESOLVED, '1.kind': 'none', '2.kind': 'none' })[0]).toContain('No line is quoted');
  expect(errorsOf(RESOLVED, { isUnchanged: true, revision: 2 })).toEqual(['Nothing changed since R2.']);
});

test('a discount above the limit blocks sending unless the role may exceed it', () => {
  const fields = { ...RESOLVED, '1.price': '0.3608' };
  expect(errorsOf(fields)).toEqual([
    'Line 1 is 18% below list; your limit is 10%. Have an admin send it, or raise the price to $0.396.',
  ]);
  expect(errorsOf(fields, { mayExceed: true })).toEqual([]);
  expect(errorsOf({ ...RESOLVED, '1.price': '0.396' })).toEqual([]);
});

test('a late ship date and a missed order minimum are warnings', () => {
  const warnings = checksOf(RESOLVED, { needBy: 20_781, totalCents: 7499 }).filter(({ tone }) => tone === 'warning');
  expect(warnings.map(({ text }) => text)).toEqual([
    'The order minimum of $75.00 is not met. The quote says so.',
    expect.stringMatching(/^Lines 1 and 2 ship after .*, the date the customer needs\.$/),
  ]);
});

test('names what changed between two replies, and nothing for equal ones', () => {
  const first = { answer: answerFrom(QUOTE, RESOLVED), validUntil: '2026-12-23' };
  const second = {
    answer: answerFrom(QUOTE, {
      ...RESOLVED,
      '1.price': '0.42',
      '2.days': '15',
      '3.kind': 'text',
      '3.price': '48',
      words: 'Bagged',
    }),
    validUntil: '2026-12-30',
  };
  expect(revisionChanges(QUOTE, first, first)).toEqual([]);
  expect(revisionChanges(QUOTE, first, second).map(changeText)).toEqual([
    'Line 1 price: $0.44 is now $0.42',
    'Line 2 ship time: 3 business days is now 15 business days',
    'Line 3 part: 37.5 x 5.3 viton 75 brown',
    'Line 3 price: $48.00',
    'Line 3 is quoted again',
    'Valid until: December 23, 2026 is now December 30, 2026',
    'Note added',
  ]);
});
