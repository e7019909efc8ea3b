import { describe, expect, test } from 'vitest';
import { dayFromText, isShipDay, NO_CLOSING_DAYS } from '../../../../../src/domain/order/plan/day.ts';
import {
  businessMinutes,
  businessTime,
  businessTimeText,
} from '../../../../../src/domain/order/quotes/desk/business-clock.ts';
import { seededRandom } from '../../../../support/random.ts';

const at = (text: string): number => Date.parse(text);
const MINUTE = 60_000;

/** Counts minute by minute. */
const naive = (from: number, to: number, closed: ReadonlySet<number>): number => {
  let minutes = 0;
  for (let time = from; time + MINUTE <= to; time += MINUTE) {
    const { day, minute } = businessTime(time);
    if (isShipDay(day, closed) && minute >= 8 * 60 && minute < 17 * 60) minutes += 1;
  }
  return minutes;
};

describe('the business clock', () => {
  test('counts opening hours in US Eastern, before and after the change to standard time', () => {
    expect(businessMinutes(at('2026-11-23T14:31:00Z'), at('2026-11-23T20:20:00Z'), NO_CLOSING_DAYS)).toBe(349);
    expect(businessMinutes(at('2026-10-30T12:00:00Z'), at('2026-11-02T13:30:00Z'), NO_CLOSING_DAYS)).toBe(9 * 60 + 30);
  });

  test('stands still on weekends, holidays and closing days', () => {
    const thanksgiving = [at('2026-11-25T21:00:00Z'), at('2026-11-27T14:00:00Z')] as const;
    expect(businessMinutes(...thanksgiving, NO_CLOSING_DAYS)).toBe(60 + 60);
    const closed = new Set([dayFromText('2026-11-27') ?? 0]);
    expect(businessMinutes(...thanksgiving, closed)).toBe(60);
  });

  test('counts as a count minute by minute does', () => {
    const random = seededRandom(28);
    const closed = new Set([dayFromText('2026-11-04') ?? 0]);
    for (let run = 0; run < 25; run += 1) {
      const from = at('2026-10-28T00:00:00Z') + random.below(8 * 24 * 60) * MINUTE;
      const to = from + random.below(4 * 24 * 60) * MINUTE;
      expect(businessMinutes(from, to, closed)).toBe(naive(from, to, closed));
    }
  });

  test('is written in hours and minutes', () => {
    expect([32, 125, 240].map(businessTimeText)).toEqual(['32 min', '2 h 05 min', '4 h']);
  });
});
