import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayFromText,
  dayOf,
  dayText,
  dayToText,
  dueText,
  isShipDay,
  lastShipDay,
  NO_CLOSING_DAYS,
  shipDayAfter,
  weekdayText,
} from '../../../../src/domain/order/plan/day.ts';
import { dayAxis, dayTicks, percentOf } from '../../../../src/domain/order/plan/day-axis.ts';

const day = (text: string): number => dayFromText(text) ?? Number.NaN;
const days = fc.integer({ min: 20_000, max: 30_000 });

test('our stock ships on the next business day, also across a weekend', () => {
  expect(weekdayText(shipDayAfter(day('2026-11-23'), 1, NO_CLOSING_DAYS))).toBe('Tue, Nov 24');
  expect(weekdayText(shipDayAfter(day('2026-11-27'), 1, NO_CLOSING_DAYS))).toBe('Mon, Nov 30');
  expect(weekdayText(shipDayAfter(day('2026-11-28'), 1, NO_CLOSING_DAYS))).toBe('Mon, Nov 30');
  expect(weekdayText(shipDayAfter(day('2026-11-29'), 5, NO_CLOSING_DAYS))).toBe('Fri, Dec 4');
  // Thanksgiving does not count.
  expect(weekdayText(shipDayAfter(day('2026-11-23'), 14, NO_CLOSING_DAYS))).toBe('Mon, Dec 14');
});

test('counts business days as on a calendar', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 300 }), (today, businessDays) => {
      let naive = today;
      for (let left = businessDays; left > 0; ) {
        naive += 1;
        if (isShipDay(naive, NO_CLOSING_DAYS)) left -= 1;
      }
      expect(shipDayAfter(today, businessDays, NO_CLOSING_DAYS)).toBe(naive);
    }),
  );
});

test('names the ship day that applies to other dates', () => {
  expect(dueText(day('2026-12-12'), NO_CLOSING_DAYS)).toBe('Dec 12 is a Saturday. Last ship day: Fri, Dec 11');
  expect(dueText(day('2026-12-11'), NO_CLOSING_DAYS)).toBe('');
  expect(lastShipDay(day('2026-12-13'), NO_CLOSING_DAYS)).toBe(day('2026-12-11'));
});

test('reads and writes the format of a date field and rejects anything else', () => {
  fc.assert(
    fc.property(days, (one) => {
      expect(dayFromText(dayToText(one))).toBe(one);
    }),
  );
  for (const wrong of ['', '2026-02-30', '2026-13-01', '12/12/2026', '2026-12-12T00:00']) {
    expect(dayFromText(wrong)).toBeNull();
  }
  expect(dayText(dayOf(new Date(2026, 11, 12, 23, 59)))).toBe('Dec 12');
});

test('the axis consists of whole weeks and covers its dates', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 400 }),
      fc.option(fc.integer({ min: 0, max: 400 })),
      (from, last, due) => {
        const axis = dayAxis(from, from + last, due === null ? null : from + due);
        expect(axis.days % 7).toBe(0);
        expect(percentOf(axis, from + last)).not.toBeNull();
        expect(percentOf(axis, from - 1)).toBeNull();
        const ticks = dayTicks(axis);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every((tick) => percentOf(axis, tick) !== null)).toBe(true);
      },
    ),
  );
});
