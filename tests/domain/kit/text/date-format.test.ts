import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longDay, MONTHS, shortName } from '../../../../src/domain/kit/text/date-format.ts';
import { dayText, dueText, NO_CLOSING_DAYS, weekdayText } from '../../../../src/domain/order/plan/day.ts';
import { isFederalHoliday } from '../../../../src/domain/order/plan/holidays.ts';

const MS_A_DAY = 86_400_000;
const platform = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const FORMATS = {
  longDay: platform({ dateStyle: 'long' }),
  dayText: platform({ month: 'short', day: 'numeric' }),
  weekdayText: platform({ weekday: 'short', month: 'short', day: 'numeric' }),
  weekday: platform({ weekday: 'long' }),
};

test('formats days like the platform in American English', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (day) => {
      const time = day * MS_A_DAY;
      expect(longDay(time + 1)).toBe(FORMATS.longDay.format(time));
      expect(dayText(day)).toBe(FORMATS.dayText.format(time));
      expect(weekdayText(day)).toBe(FORMATS.weekdayText.format(time));
      const due = dueText(day, NO_CLOSING_DAYS);
      if (due !== '' && !isFederalHoliday(day)) expect(due).toContain(` is a ${FORMATS.weekday.format(time)}.`);
    }),
  );
});

test("uses the platform's short month names", () => {
  MONTHS.forEach((month, at) => {
    expect(shortName(month)).toBe(platform({ month: 'short' }).format(Date.UTC(2026, at)));
  });
});

test('throws for an invalid date', () => {
  expect(() => longDay(Number.NaN)).toThrow(RangeError);
});
