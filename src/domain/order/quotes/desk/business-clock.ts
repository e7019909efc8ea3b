import { dateFormat } from '../../../kit/text/date-format.ts';
import { type ClosingDays, type Day, isShipDay } from '../../plan/day.ts';

/** Time zone of the company's hours. */
export const BUSINESS_ZONE = 'America/New_York';
/** Hours of the day between which the clock of a request runs, Monday to Friday, excluding holidays and closing days. */
export const OPENING_HOUR = 8;
export const CLOSING_HOUR = 17;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MS = 86_400_000;
const OPENS = OPENING_HOUR * HOUR_MINUTES;
const CLOSES = CLOSING_HOUR * HOUR_MINUTES;
/** Later minutes are not counted: such a request is overdue by any goal. */
const MAX_DAYS = 400;

const zoned = dateFormat({
  timeZone: BUSINESS_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const ZONED = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d):(\d\d)$/;

/** Returns the calendar day and the minute of the day in the company's time zone. @param at milliseconds since 1970 */
export const businessTime = (at: number): { readonly day: Day; readonly minute: number } => {
  const [, month, date, year, hour, minute] = (ZONED.exec(zoned(at)) ?? []).map(Number);
  return {
    day: Date.UTC(year ?? 1970, (month ?? 1) - 1, date) / DAY_MS,
    minute: (hour ?? 0) * HOUR_MINUTES + (minute ?? 0),
  };
};

/**
 * Returns the business minutes between two times: those within opening hours of ship days.
 *
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970; not before `from`
 */
export const businessMinutes = (from: number, to: number, closed: ClosingDays): number => {
  if (to - from < MINUTE_MS) return 0;
  const start = businessTime(from);
  const end = businessTime(to);
  let minutes = 0;
  const last = Math.min(end.day, start.day + MAX_DAYS);
  for (let { day } = start; day <= last; day += 1) {
    if (!isShipDay(day, closed)) continue;
    const opens = day === start.day ? Math.max(OPENS, start.minute) : OPENS;
    const closes = day === end.day ? Math.min(CLOSES, end.minute) : CLOSES;
    minutes += Math.max(0, closes - opens);
  }
  return minutes;
};

/** Formats business minutes. @example businessTimeText(349) // '5 h 49 min' */
export const businessTimeText = (minutes: number): string => {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
};
