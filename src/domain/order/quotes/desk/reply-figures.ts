import { type ClosingDays, type Day, isShipDay } from '../../plan/day.ts';
import { businessMinutes, businessTime } from './business-clock.ts';
import { medianOf } from './month-report.ts';

/** A request with the time of its first reply. Times are milliseconds since 1970. */
export interface RequestTimes {
  readonly requestedAt: number;
  /** `null`: there was no reply yet. */
  readonly answeredAt: number | null;
}

/** Requests of a business day. */
export interface DayCount {
  readonly day: Day;
  readonly count: number;
}

/** How many requests came, and how fast staff replied. */
export interface ReplyFigures {
  /** The last business days, oldest first. Requests of a weekend count on the next business day. */
  readonly days: readonly DayCount[];
  /** Requests of these days that got a reply. */
  readonly answered: number;
  /** Of them, those with a reply within the goal. */
  readonly withinGoal: number;
  /** Median time until the reply in business minutes; `null` without a reply. */
  readonly medianMinutes: number | null;
}

/** Returns the last business days up to a day, oldest first. */
const businessDays = (today: Day, count: number, closed: ClosingDays): readonly Day[] => {
  const days: Day[] = [];
  for (let day = today; days.length < count; day -= 1) if (isShipDay(day, closed)) days.unshift(day);
  return days;
};

/** Returns the day itself, or the first business day after it. */
const nextBusinessDay = (day: Day, closed: ClosingDays): Day => {
  let next = day;
  while (!isShipDay(next, closed)) next += 1;
  return next;
};

/**
 * Returns the figures of the last business days.
 *
 * @param now milliseconds since 1970
 * @param goalMinutes reply goal in business minutes
 * @param dayCount number of business days
 */
export const replyFigures = (
  requests: readonly RequestTimes[],
  now: number,
  {
    goalMinutes,
    dayCount,
    closed,
  }: { readonly goalMinutes: number; readonly dayCount: number; readonly closed: ClosingDays },
): ReplyFigures => {
  const days = businessDays(businessTime(now).day, dayCount, closed);
  const counts = new Map(days.map((day) => [day, 0]));
  const minutes: number[] = [];
  for (const { requestedAt, answeredAt } of requests) {
    const day = nextBusinessDay(businessTime(requestedAt).day, closed);
    const count = counts.get(day);
    if (count === undefined) continue;
    counts.set(day, count + 1);
    if (answeredAt !== null) minutes.push(businessMinutes(requestedAt, answeredAt, closed));
  }
  return {
    days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
    answered: minutes.length,
    withinGoal: minutes.filter((one) => one <= goalMinutes).length,
    medianMinutes: medianOf(minutes),
  };
};
