import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAge } from '../../../src/domain/quotes/line-age.ts';
import { lineChanges } from '../../../src/domain/quotes/line-changes.ts';
import { parseQuoteContact, parseQuoteLines, parseSentLines } from '../../../src/domain/quotes/parse-quote.ts';
import { type QuoteLine, quoteNumber } from '../../../src/domain/quotes/quote.ts';
import { usdCents } from '../../../src/domain/units.ts';
import { line } from '../cart/cart-fixture.ts';

const sent = { ...line('a', 1, 100), pricing: null };
const quoted: QuoteLine = { sent, offered: sent, check: 'priced', asOf: null };

test('numbers name the year and never run out of digits', () => {
  expect(quoteNumber(123, '2026-11-21T09:00:00.000Z')).toBe('Q-2026-000123');
  expect(quoteNumber(12_345_678, '2027-01-01T00:00:00.000Z')).toBe('Q-2027-12345678');
});

describe('the lines of a cart', () => {
  test('are taken as they are', () => {
    expect(parseSentLines([sent])).toEqual({ ok: true, value: [sent] });
  });

  test('are all taken or none: what cannot be read is named by its place', () => {
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
  test('reads back as it was stored', () => {
    const old: QuoteLine = { ...quoted, asOf: '2026-11-01T10:30:00.000Z' };
    expect(parseQuoteLines(JSON.parse(JSON.stringify([quoted, old])))).toEqual([quoted, old]);
    const contact = { name: 'A', email: 'a@b.de', company: '', phone: '', message: 'Two\nlines' };
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

test('a line stored before ages were kept, or with a wrong one, has none', () => {
  const { asOf: _, ...older } = quoted;
  for (const stored of [older, { ...quoted, asOf: 'yesterday' }, { ...quoted, asOf: 5 }])
    expect(parseQuoteLines([stored])).toEqual([quoted]);
});

test('a line priced by an earlier answer says of when that is', () => {
  expect(lineAge(quoted)).toBeNull();
  expect(lineAge({ ...quoted, asOf: '2026-11-01T10:30:00.000Z' })).toBe(
    'Price and ship time as of 2026-11-01, 10:30 UTC. We will confirm them.',
  );
});

test('a line tells what is different from the cart, and nothing when nothing is', () => {
  expect(lineChanges(quoted)).toEqual([]);
  expect(
    lineChanges({ ...quoted, offered: { ...sent, price: usdCents(1), shipTime: 'Request for ETA' } }),
  ).toHaveLength(2);
  expect(lineChanges({ ...quoted, check: 'unread' })[0]).toContain('We will confirm them');
  expect(lineChanges({ ...quoted, check: 'unknown' })[0]).toContain('no longer in the catalog');
});
