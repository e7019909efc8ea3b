import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MonthQuote, medianOf, monthReport } from '../../../../../src/domain/order/quotes/desk/month-report.ts';

const QUOTE: MonthQuote = {
  requestedAt: '2026-11-23T14:00:00.000Z',
  firstAnsweredAt: null,
  status: 'new',
  lostReason: null,
  isPartial: false,
  valueCents: 10_000,
  owner: '',
};

describe('the report of a month', () => {
  test('counts what became of each quote, by reason and by owner', () => {
    const report = monthReport(
      [
        QUOTE,
        { ...QUOTE, status: 'accepted', isPartial: true, owner: 'Mara', firstAnsweredAt: '2026-11-23T15:00:00.000Z' },
        { ...QUOTE, status: 'lost', lostReason: 'price', owner: 'Mara', firstAnsweredAt: '2026-11-23T17:00:00.000Z' },
        { ...QUOTE, status: 'lost', lostReason: 'price' },
        { ...QUOTE, status: 'withdrawn' },
        { ...QUOTE, status: 'expired' },
      ],
      new Set(),
    );
    expect(report.all).toEqual({
      requested: 6,
      requestedCents: 60_000,
      answered: 2,
      won: 1,
      wonCents: 10_000,
      wonInPart: 1,
      lost: 3,
      expired: 1,
      open: 1,
      medianMinutes: 120,
    });
    expect(report.lostBy).toEqual([
      { reason: 'price', count: 2 },
      { reason: null, count: 1 },
    ]);
    expect(report.byOwner.map(({ owner, counts }) => [owner, counts.requested])).toEqual([
      ['Mara', 2],
      ['', 4],
    ]);
  });

  test('of no quotes is empty', () => {
    expect(monthReport([], new Set())).toMatchObject({ all: { requested: 0, medianMinutes: null }, lostBy: [] });
  });
});

test('half of the values are at most the median, and half at least', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1 }), (values) => {
      const median = medianOf(values) ?? -1;
      const half = values.length / 2;
      expect(values.filter((value) => value <= median).length).toBeGreaterThanOrEqual(Math.floor(half));
      expect(values.filter((value) => value >= median).length).toBeGreaterThanOrEqual(half);
    }),
  );
});
