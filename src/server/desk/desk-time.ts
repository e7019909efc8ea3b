import { dateFormat } from '../../domain/kit/text/date-format.ts';
import { BUSINESS_ZONE, businessTime } from '../../domain/order/quotes/desk/business-clock.ts';

const ZONE = BUSINESS_ZONE;
const day = dateFormat({ timeZone: ZONE, month: 'short', day: 'numeric' });
const dayOfYear = dateFormat({ timeZone: ZONE, month: 'short', day: 'numeric', year: 'numeric' });
const hour = dateFormat({ timeZone: ZONE, hour: 'numeric', minute: '2-digit' });
const weekday = dateFormat({ timeZone: ZONE, weekday: 'long', month: 'long', day: 'numeric' });

const isSameDay = (one: number, other: number): boolean => dayOfYear(one) === dayOfYear(other);

/** Formats a time in US Eastern as staff read it. @example deskTime(at, now) // 'today, 3:19 PM', 'Nov 20, 2:40 PM' */
export const deskTime = (at: number, now: number): string => {
  if (isSameDay(at, now)) return `today, ${hour(at)}`;
  const isThisYear = dayOfYear(at).slice(-4) === dayOfYear(now).slice(-4);
  return `${isThisYear ? day(at) : dayOfYear(at)}, ${hour(at)}`;
};

/** Formats a day in US Eastern. @example deskDay(at) // 'Nov 30' */
export const deskDay = (at: number): string => day(at);

/** Formats the time of day in US Eastern. @example deskHour(at) // '3:19 PM' */
export const deskHour = (at: number): string => hour(at);

/** Formats a time for a narrow column: the time of today, or the day. @example shortDeskTime(at, now) // 'Nov 20' */
export const shortDeskTime = (at: number, now: number): string => (isSameDay(at, now) ? hour(at) : day(at));

/** Formats a day with its weekday in US Eastern. @example deskWeekday(at) // 'Monday, November 23' */
export const deskWeekday = (at: number): string => weekday(at);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the start of a day in US Eastern, in milliseconds since 1970. @example startOfDay('2026-11-26') // 05:00 in UTC */
export const startOfDay = (date: string): number => {
  const utc = Date.parse(`${date}T00:00:00Z`);
  // Standard time is five hours behind UTC, daylight saving time four.
  const summer = utc + 4 * HOUR_MS;
  return businessTime(summer).minute === 0 ? summer : utc + 5 * HOUR_MS;
};

/** Returns the end of a day in US Eastern: the start of the next one. */
export const endOfDay = (date: string): number =>
  startOfDay(new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length));
