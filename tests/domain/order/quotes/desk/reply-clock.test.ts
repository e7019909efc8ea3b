import { expect, test } from 'vitest';
import { NO_CLOSING_DAYS } from '../../../../../src/domain/order/plan/day.ts';
import { lateBefore, replyClock } from '../../../../../src/domain/order/quotes/desk/reply-clock.ts';
import { seededRandom } from '../../../../support/random.ts';

const MINUTE = 60_000;

test('clocks that started before the limit are late, and no others', () => {
  const random = seededRandom(5);
  for (let run = 0; run < 60; run += 1) {
    const now = Date.parse('2026-11-02T00:00:00Z') + random.below(60 * 24 * 60) * MINUTE + random.below(MINUTE);
    const goalMinutes = 60 * (1 + random.below(20));
    const limit = lateBefore(now, goalMinutes, NO_CLOSING_DAYS);
    const starts = [-2, -1, 0, 1, 2].map((minutes) => Date.parse(limit) + minutes * MINUTE + random.below(MINUTE));
    for (const start of [...starts, now - random.below(20 * 24 * 60) * MINUTE]) {
      if (start > now) continue;
      const waitingSince = new Date(start).toISOString();
      const clock = replyClock({ requestedAt: waitingSince, waitingSince, firstAnsweredAt: null }, now, {
        goalMinutes,
        closed: NO_CLOSING_DAYS,
      });
      expect([waitingSince, clock.kind === 'running' && clock.isLate]).toEqual([waitingSince, waitingSince < limit]);
    }
  }
});
