import type { ClosingDays } from '../../plan/day.ts';
import { businessMinutes } from './business-clock.ts';

/** The clock of a quote: it runs while the customer waits for staff, and stops with the reply. */
export type ReplyClock =
  | { readonly kind: 'running'; readonly minutes: number; readonly isLate: boolean }
  | { readonly kind: 'answered'; readonly minutes: number }
  | { readonly kind: 'none' };

/** What a company decides about the clock. */
export interface ReplyRules {
  /** Business minutes within which staff reply. */
  readonly goalMinutes: number;
  readonly closed: ClosingDays;
}

interface ClockTimes {
  readonly requestedAt: string;
  /** ISO time since which the customer waits for staff; `null`: staff replied last. */
  readonly waitingSince: string | null;
  /** ISO time of the first reply. */
  readonly firstAnsweredAt: string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Requests that are older are late by any goal. */
const LONGEST_DAYS = 60;

/**
 * Returns the clock of a quote at a time.
 *
 * @param now milliseconds since 1970
 */
export const replyClock = (
  { requestedAt, waitingSince, firstAnsweredAt }: ClockTimes,
  now: number,
  { goalMinutes, closed }: ReplyRules,
): ReplyClock => {
  if (waitingSince !== null) {
    const minutes = businessMinutes(Date.parse(waitingSince), now, closed);
    return { kind: 'running', minutes, isLate: minutes > goalMinutes };
  }
  if (firstAnsweredAt === null) return { kind: 'none' };
  return {
    kind: 'answered',
    minutes: businessMinutes(Date.parse(requestedAt), Date.parse(firstAnsweredAt), closed),
  };
};

/**
 * Returns the ISO time before which a clock must have started to be late now, so that a database can find late quotes.
 *
 * @param now milliseconds since 1970
 */
export const lateBefore = (now: number, goalMinutes: number, closed: ClosingDays): string => {
  const minute = Math.floor(now / MINUTE_MS);
  // Business minutes never increase with a later start: the last late start is found by bisection.
  let [late, inTime] = [minute - (LONGEST_DAYS * DAY_MS) / MINUTE_MS, minute];
  while (inTime - late > 1) {
    const middle = Math.floor((late + inTime) / 2);
    if (businessMinutes(middle * MINUTE_MS, now, closed) > goalMinutes) late = middle;
    else inTime = middle;
  }
  return new Date(inTime * MINUTE_MS).toISOString();
};
