import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFromText, isShipDay } from '../../../../../src/domain/order/plan/day.ts';
import { businessMinutes, businessTime } from '../../../../../src/domain/order/quotes/desk/business-clock.ts';
import { type RequestTimes, replyFigures } from '../../../../../src/domain/order/quotes/desk/reply-figures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-27T18:00:00Z');
const CLOSED = new Set([dayFromText('2026-11-24') ?? 0]);
const RULES = { goalMinutes: 240, dayCount: 5, closed: CLOSED };

/** Counts day by day, without any table. */
const naive = (requests: readonly RequestTimes[]) => {
  const today = businessTime(NOW).day;
  const days: number[] = [];
  for (let day = today; days.length < 5; day -= 1) if (isShipDay(day, CLOSED)) days.push(day);
  const dayOf = ({ requestedAt }: RequestTimes): number => {
    let { day } = businessTime(requestedAt);
    while (!isShipDay(day, CLOSED)) day += 1;
    return day;
  };
  const counted = requests.filter((one) => days.includes(dayOf(one)));
  const minutes = counted.flatMap(({ requestedAt, answeredAt }) =>
    answeredAt === null ? [] : [businessMinutes(requestedAt, answeredAt, CLOSED)],
  );
  return {
    days: days.reverse().map((day) => ({ day, count: requests.filter((one) => dayOf(one) === day).length })),
    answered: minutes.length,
    withinGoal: minutes.filter((one) => one <= 240).length,
    isMedian: (median: number | null) =>
      median === null
        ? minutes.length === 0
        : minutes.filter((one) => one < median).length <= minutes.length / 2 &&
          minutes.filter((one) => one > median).length <= minutes.length / 2,
  };
};

test('equal a count day by day', () => {
  const request = fc
    .record({ age: fc.integer({ min: 0, max: 14 * DAY }), wait: fc.option(fc.integer({ min: 0, max: 5 * DAY })) })
    .map(({ age, wait }) => ({ requestedAt: NOW - age, answeredAt: wait === null ? null : NOW - age + wait }));
  fc.assert(
    fc.property(fc.array(request, { maxLength: 30 }), (requests) => {
      const { medianMinutes, ...figures } = replyFigures(requests, NOW, RULES);
      const { isMedian, ...expected } = naive(requests);
      expect(figures).toEqual(expected);
      expect(isMedian(medianMinutes)).toBe(true);
    }),
  );
});

test('count requests of holidays, closing days and weekends on the next business day', () => {
  const at = (text: string) => ({ requestedAt: Date.parse(text), answeredAt: null });
  const { days } = replyFigures(
    // Thanksgiving, a closing day, and a Saturday.
    [at('2026-11-26T15:00:00Z'), at('2026-11-24T15:00:00Z'), at('2026-11-21T15:00:00Z')],
    NOW,
    RULES,
  );
  const texts = days.map(({ day, count }) => `${new Date(day * DAY).toISOString().slice(5, 10)} ${count}`);
  expect(texts).toEqual(['11-19 0', '11-20 0', '11-23 1', '11-25 1', '11-27 1']);
});
