import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usdCents, usdE5 } from '../../../../src/domain/kit/units.ts';
import { acceptanceText, parseSelection, positionsText } from '../../../../src/domain/order/quotes/acceptance.ts';
import { parseAcceptance, storedAcceptance } from '../../../../src/domain/order/quotes/parse-quote.ts';
import type { QuoteRequest } from '../../../../src/domain/order/quotes/quote.ts';
import type { QuoteLine } from '../../../../src/domain/order/quotes/quote-line.ts';
import { selectionTexts } from '../../../../src/domain/order/quotes/selection.ts';
import { shownQuote, totalText } from '../../../../src/domain/order/quotes/shown-line.ts';
import { line } from '../cart/cart-fixture.ts';

const AT = '2026-11-23T15:00:00.000Z';
const sent = { ...line('a', 1, 100), pricing: null, price: usdCents(5000), shipTime: 2 };
const priced: QuoteLine = { sent, offered: sent, check: 'priced', asOf: null };
const open: QuoteLine = { ...priced, offered: { ...sent, price: 'Request Cost', shipTime: 'Request for ETA' } };
const offer = { line: 5, unitPriceE5: usdE5(100_000), quantity: 10, days: 4, part: '', words: '' };

/** Lines 1, 3 and 5 have a price, 2 and 6 have none, and 4 is a note. */
const quoteWith = (changes: Partial<QuoteRequest> = {}) =>
  shownQuote({
    lines: [priced, open, priced],
    texts: ['Note: by Friday', 'seal kit', 'hex bolt'],
    answer: { words: '', files: [], lines: [offer] },
    state: 'answered',
    acceptance: null,
    ...changes,
  });
const acceptedWith = (lines: readonly number[]) =>
  quoteWith({ state: 'accepted', acceptance: { answeredAt: AT, lines } });

describe('a selection of lines', () => {
  test('has each line with a price, ascending and once', () => {
    expect(parseSelection(quoteWith(), ['5', '1', '5'])).toEqual({ ok: true, value: [1, 5] });
  });

  test('is rejected as a whole unless every line exists and has a price', () => {
    const text = fc.oneof(fc.integer({ min: -2, max: 12 }).map(String), fc.string());
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
        const isValid = texts.length > 0 && texts.every((one) => /^0*[135]$/.test(one) && one.length <= 4);
        expect(parseSelection(quoteWith(), texts).ok).toBe(isValid);
      }),
    );
  });

  test('is rejected with the line and what to do', () => {
    const problemOf = (...texts: string[]) => {
      const parsed = parseSelection(quoteWith(), texts);
      return parsed.ok ? null : parsed.problems[0]?.message;
    };
    expect(problemOf('1', '6')).toBe(
      'Line 6 has no price and cannot be accepted. Select other lines, then accept again.',
    );
    expect(problemOf('4')).toContain('Line 4 has no price');
    expect(problemOf('7')).toBe('The selection names a line that this quote does not have.');
    expect(problemOf()).toBe('Select at least one line with a price, then accept again.');
  });

  test('has a total, what it orders, and the order minimum if it is not reached', () => {
    const { priced: lines, counts } = quoteWith();
    expect(selectionTexts(counts, lines)).toEqual({
      total: '$110.00',
      lines: '3 of 5 lines priced; 2 are not in this total.',
      shipTime: '4 Business Days',
      order: 'Accepting orders the 3 priced lines. 2 lines are not part of it.',
      minimum: '',
    });
    expect(selectionTexts(counts, lines.slice(0, 1))).toEqual({
      total: '$50.00',
      lines: '1 of 5 lines selected; 4 are not in this total.',
      shipTime: '2 Business Days',
      order: 'Accepting orders 1 of the 3 priced lines. 4 lines are not part of it.',
      minimum: 'Order minimum $75: not reached yet',
    });
    expect(selectionTexts(counts, [])).toMatchObject({
      total: '$0.00',
      order: 'Select at least one line.',
      minimum: '',
    });
  });
});

describe('an accepted quote', () => {
  test('has the sums of the accepted lines, which are those of the same selection', () => {
    for (const lines of [[1, 3, 5], [1, 5], [5]]) {
      const shown = acceptedWith(lines);
      const before = quoteWith();
      const selected = before.priced.filter(({ position }) => lines.includes(position));
      expect(shown.totals.subtotalCents).toBe(selected.reduce((sum, { price }) => sum + price, 0));
      expect(shown.counts).toEqual({ lines: 5, priced: lines.length, open: 5 - lines.length });
      expect([...shown.leftOut]).toEqual([1, 3, 5].filter((position) => !lines.includes(position)));
    }
    expect(totalText(acceptedWith([1, 5]))).toBe('2 of 5 lines accepted; 3 are not in this total.');
  });

  test('names the accepted lines, those left out and those without a price', () => {
    expect(acceptanceText(acceptedWith([1, 5]))).toBe(
      'Accepted: lines 1 and 5. Left out: line 3. Without a price: lines 2 and 6.',
    );
    expect(acceptanceText(quoteWith())).toBe('');
  });

  test('without a stored selection has all lines with a price', () => {
    const shown = quoteWith({ state: 'accepted' });
    expect([...(shown.accepted ?? [])]).toEqual([1, 3, 5]);
    expect(shown.leftOut.size).toBe(0);
  });
});

test('line numbers are grouped', () => {
  expect(positionsText([7])).toBe('line 7');
  expect(positionsText([1, 2])).toBe('lines 1 and 2');
  expect(positionsText([1, 2, 3, 5, 8, 9, 10])).toBe('lines 1 to 3, 5 and 8 to 10');
});

test('a stored acceptance survives a round trip, and any other value is parsed as null', () => {
  const acceptance = { answeredAt: AT, lines: [1, 5] };
  expect(parseAcceptance(JSON.parse(JSON.stringify(storedAcceptance(acceptance))))).toEqual(acceptance);
  fc.assert(fc.property(fc.jsonValue(), (value) => void expect(parseAcceptance(value)).toBeNull()));
});
