import { dateFormat } from '../../domain/kit/text/date-format.ts';

const ZONE = 'America/New_York';
const day = dateFormat({ timeZone: ZONE, month: 'short', day: 'numeric' });
const dayOfYear = dateFormat({ timeZone: ZONE, month: 'short', day: 'numeric', year: 'numeric' });
const hour = dateFormat({ timeZone: ZONE, hour: 'numeric', minute: '2-digit' });

/** Formats a time in US Eastern as staff read it. @example deskTime(at, now) // 'today, 3:19 PM', 'Nov 20, 2:40 PM' */
export const deskTime = (at: number, now: number): string => {
  const isToday = dayOfYear(at) === dayOfYear(now);
  if (isToday) return `today, ${hour(at)}`;
  const isThisYear = dayOfYear(at).slice(-4) === dayOfYear(now).slice(-4);
  return `${isThisYear ? day(at) : dayOfYear(at)}, ${hour(at)}`;
};

/** Formats a day in US Eastern. @example deskDay(at) // 'Nov 30' */
export const deskDay = (at: number): string => day(at);
