import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayFromText,
  dueText,
  isShipDay,
  NO_CLOSING_DAYS,
  shipDayAfter,
  weekdayText,
} from '../../../../src/domain/order/plan/day.ts';
import { isFederalHoliday } from '../../../../src/domain/order/plan/holidays.ts';

const day = (text: string): number => dayFromText(text) ?? Number.NaN;

/** Days on which federal holidays are observed, as the Office of Personnel Management lists them. */
const OBSERVED: Readonly<Record<number, readonly string[]>> = {
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: ['01-01', '01-18', '02-15', '05-31', '06-18', '07-05', '09-06', '10-11', '11-11', '11-25', '12-24', '12-31'],
  2028: ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-10', '11-23', '12-25'],
};

describe('federal holidays', () => {
  test.each(Object.entries(OBSERVED))('of %s are observed on these days only', (year, days) => {
    const found: string[] = [];
    for (let one = day(`${year}-01-01`); one <= day(`${year}-12-31`); one++) {
      if (isFederalHoliday(one)) found.push(new Date(one * 86_400_000).toISOString().slice('yyyy-'.length, 10));
    }
    expect(found).toEqual(days);
  });

  test('are never observed on a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 40_000 }), (one) => {
        if (isFederalHoliday(one)) expect([0, 6]).not.toContain(new Date(one * 86_400_000).getUTCDay());
      }),
    );
  });
});

test('no shipment leaves on a holiday or a closing day', () => {
  expect(weekdayText(shipDayAfter(day('2026-11-25'), 1, NO_CLOSING_DAYS))).toBe('Fri, Nov 27');
  const closed = new Set([day('2026-11-27')]);
  expect(weekdayText(shipDayAfter(day('2026-11-25'), 1, closed))).toBe('Mon, Nov 30');
  expect(isShipDay(day('2026-11-27'), closed)).toBe(false);
  expect(dueText(day('2026-11-26'), NO_CLOSING_DAYS)).toBe('Nov 26 is a federal holiday. Last ship day: Wed, Nov 25');
  expect(dueText(day('2026-11-27'), closed)).toBe('Nov 27 is a closing day. Last ship day: Wed, Nov 25');
});
