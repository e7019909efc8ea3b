import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import { lineNotes } from '../../../../src/domain/order/quotes/line-notes.ts';
import {
  parseQuoteLines,
  parseSentLines,
  parseSentTexts,
  storedQuoteLines,
} from '../../../../src/domain/order/quotes/parse-quote.ts';
import { changedPrices, priceChange } from '../../../../src/domain/order/quotes/price-change.ts';
import { quoteNumber } from '../../../../src/domain/order/quotes/quote.ts';
import type { QuoteAnswer } from '../../../../src/domain/order/quotes/quote-answer.ts';
import { parseQuoteContact } from '../../../../src/domain/order/quotes/quote-contact.ts';
import type { QuoteLine } from '../../../../src/domain/order/quotes/quote-line.ts';
import { type ShownLine, shownQuote } from '../../../../src/domain/order/quotes/shown-line.ts';
import { line } from '../cart/cart-fixture.ts';

const sent = { ...line('a', 1, 100), pricing: null };
const quoted: QuoteLine = { sent, offered: sent, check: 'priced', asOf: null };

test('numbers contain the year and never run out of digits', () => {
  expect(quoteNumber(123, '2026-11-21T09:00:00.000Z')).toBe('Q-2026-000123');
  expect(quoteNumber(12_345_678, '2027-01-01T00:00:00.000Z')).toBe('Q-2027-12345678');
});

describe('the lines of a cart', () => {
  test('are accepted unchanged', () => {
    expect(parseSentLines([sent])).toEqual({ ok: true, value: [sent] });
  });

  test('are accepted all or not at all: an invalid line is named by its position', () => {
    const value = fc.oneof(fc.constant(sent), fc.jsonValue());
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
        const parsed = parseSentLines(values);
        if (parsed.ok) expect(parsed.value).toHaveLength(values.length);
        else expect(parsed.problems[0]?.parameter).toMatch(/^items\.\d+$/);
      }),
    );
  });
});

describe('a stored quote', () => {
  test('survives a round trip', () => {
    const old: QuoteLine = { ...quoted, asOf: '2026-11-01T10:30:00.000Z' };
    const other: QuoteLine = { ...quoted, offered: { ...sent, price: usdCents(1), shipTime: 'Request for ETA' } };
    const lines = [quoted, old, other];
    expect(parseQuoteLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
    const kept = JSON.stringify(storedQuoteLines(lines));
    expect(parseQuoteLines(JSON.parse(kept))).toEqual(lines);
    expect(kept.length).toBeLessThan(JSON.stringify(lines).length * 0.75);
    const contact = parseQuoteContact({ name: 'A', email: 'a@b.de', message: 'Two\nlines' });
    expect(contact).toMatchObject({ name: 'A', email: 'a@b.de', company: '', phone: '', message: 'Two\nlines' });
    expect(parseQuoteContact(JSON.parse(JSON.stringify(contact)))).toEqual(contact);
  });

  test('of any other shape is read without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parseQuoteLines(value))).toBe(true);
        expect(Object.values(parseQuoteContact(value)).every((text) => typeof text === 'string')).toBe(true);
      }),
    );
  });
});

test('a line without a price date, or with an invalid one, has none', () => {
  const { asOf: _, ...older } = quoted;
  for (const stored of [older, { ...quoted, asOf: 'yesterday' }, { ...quoted, asOf: 5 }])
    expect(parseQuoteLines([stored])).toEqual([quoted]);
});

const UNACCEPTED = { state: 'answered', acceptance: null } as const;

/** Returns the only line of a quote after a reply. */
const shownOf = (line: QuoteLine, answer: Partial<QuoteAnswer['lines'][number]> | null = null): ShownLine => {
  const nothing = { line: 1, unitPriceE5: null, days: null, quantity: null, part: '', words: '' };
  const [only] = shownQuote({
    ...UNACCEPTED,
    lines: [line],
    texts: [],
    answer: answer && { words: '', files: [], lines: [{ ...nothing, ...answer }] },
  }).lines;
  if (only === undefined) throw new Error('No line is shown.');
  return only;
};

describe('lines in words', () => {
  const texts = ['Hex bolt M10', 'Note: by Friday', 'seal kit', 'gasket'];
  const lineOf = (position: number, changes: Partial<QuoteAnswer['lines'][number]>) => ({
    line: position,
    unitPriceE5: null,
    days: null,
    quantity: null,
    part: '',
    words: '',
    ...changes,
  });
  const shown = shownQuote({
    ...UNACCEPTED,
    lines: [quoted],
    texts,
    answer: {
      words: '',
      files: [],
      lines: [
        lineOf(2, { unitPriceE5: usdE5(55_000), quantity: 20, days: 3, part: 'FK7502-214' }),
        // A note has no price, and a price without a quantity has no total.
        lineOf(3, { unitPriceE5: usdE5(55_000), quantity: 20 }),
        lineOf(4, { unitPriceE5: usdE5(55_000) }),
      ],
    },
  });

  test('are part of the total once staff price them', () => {
    expect(shown.texts.map(({ offer, part, hint }) => [offer?.totalCents ?? null, part, hint])).toEqual([
      [1100, 'FK7502-214', ''],
      [null, '', 'A note on the list'],
      [null, '', 'Unmatched: not in this total'],
      [null, '', 'Unmatched: not in this total'],
    ]);
    const before = shownQuote({ ...UNACCEPTED, lines: [quoted], texts, answer: null });
    expect(shown.totals.subtotalCents - before.totals.subtotalCents).toBe(1100);
    expect(before.counts).toEqual({ lines: 4, priced: 1, open: 3 });
    expect(shown.counts).toEqual({ lines: 4, priced: 2, open: 2 });
  });
});

const older = { ...quoted, asOf: '2026-11-01T10:30:00.000Z' };

describe("notes next to a line's price", () => {
  test('are empty when everything matches the cart', () => {
    expect(lineNotes(shownOf(quoted))).toEqual([]);
  });

  test.each<[string, QuoteLine]>([
    ['Price and ship time as of 2026-11-01, 10:30 UTC. We will confirm them.', older],
    ['Price and ship time are from your cart. We will confirm them.', { ...quoted, check: 'unread' }],
    ['This part is no longer in the catalog. We will look for a replacement.', { ...quoted, check: 'unknown' }],
  ])('%s', (said, line) => {
    expect(lineNotes(shownOf(line))).toEqual([said]);
    // Confirmed by staff.
    expect(lineNotes(shownOf(line, { unitPriceE5: usdE5(44_000) }))).toEqual([]);
  });

  test('name another ship time and another quantity', () => {
    const later = { ...quoted, offered: { ...sent, shipTime: 9 } };
    expect(lineNotes(shownOf(later))).toEqual([`The cart said ${sent.shipTime} Business Day.`]);
    const more = shownOf(quoted, { quantity: 120, unitPriceE5: usdE5(44_000) });
    expect(lineNotes(more)).toEqual(['You asked for 100.']);
    expect(more.item.price).toBe(5280);
  });
});

describe('a price change since the request', () => {
  const seen = { ...sent, price: usdCents(16_200), fixedPriceDisplay: '$1.08', quantity: 150 };
  const line: QuoteLine = { ...quoted, sent: seen, offered: seen };
  const now = (unitPriceE5: number): ShownLine => shownOf(line, { unitPriceE5: usdE5(unitPriceE5) });

  test('is described with the price that the visitor saw', () => {
    expect(priceChange(now(108_000))).toBeNull();
    expect(priceChange(now(112_000))).toEqual({ before: '$1.08', words: '+$0.04 since your request' });
    expect(priceChange(now(104_000))).toEqual({ before: '$1.08', words: '−$0.04 since your request' });
    expect(changedPrices([now(112_000)])).toEqual({
      title: '1 price changed since your request.',
      words: `${seen.productName} is $1.12, not $1.08. The line you saw priced comes to $168.00, not $162.00.`,
    });
    expect(changedPrices([now(108_000)])).toBeNull();
  });

  test('is absent for a line that had no price', () => {
    const unpriced = { ...seen, price: 'Request Cost', fixedPriceDisplay: 'Request Cost' } as const;
    const answered = shownOf({ ...line, sent: unpriced, offered: unpriced }, { unitPriceE5: usdE5(140_000) });
    expect(priceChange(answered)).toEqual({ before: '', words: 'priced since your request' });
  });

  test('repeats no text that a browser sent instead of a price', () => {
    for (const written of ['free', '$1e9.00', '<b>$1.00</b>', '$1.00 or less', '$1,0'.repeat(9)]) {
      const odd = { ...seen, price: usdCents(1), fixedPriceDisplay: written };
      expect(priceChange(shownOf({ ...line, sent: odd }))?.before).toBe('');
    }
  });
});

describe('text lines', () => {
  test('are stored on a single line each, without empty ones', () => {
    expect(parseSentTexts([' seal kit\r\nBcc: x ', '', '\u202eabc'])).toEqual({
      ok: true,
      value: ['seal kit Bcc: x', 'abc'],
    });
    expect(parseSentTexts(undefined)).toEqual({ ok: true, value: [] });
  });

  test('are rejected by position when one is too long or not a string, and when there are too many', () => {
    const places = [['a', 5], ['a', 'b'.repeat(641)], Array(501).fill('a'), 'a'].map((texts) => {
      const parsed = parseSentTexts(texts);
      return parsed.ok ? null : parsed.problems[0]?.parameter;
    });
    expect(places).toEqual(['texts.1', 'texts.1', 'texts', 'texts']);
  });

  test('can be sent without any cart line', () => {
    expect(parseSentLines([], true)).toEqual({ ok: true, value: [] });
    expect(parseSentLines(undefined, true)).toEqual({ ok: true, value: [] });
    expect(parseSentLines(undefined).ok).toBe(false);
  });
});
