import { isDay, longDay, MONTHS, shortName, WEEKDAYS } from '../../kit/text/date-format.ts';
import { isFederalHoliday } from './holidays.ts';

/** A calendar day, counted from January 1, 1970, without time and time zone. */
export type Day = number;

const MS_A_DAY = 86_400_000;
const WEEK = 7;
/** January 1, 1970 was a Thursday; Sunday is 0. */
const FIRST_WEEKDAY = 4;
const SATURDAY = 6;

/** Returns the day in the local time zone. */
export const dayOf = (date: Date): Day => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_A_DAY;

/** Parses the value of a date field. Returns null if it is not a date. @example dayFromText('2026-12-12') // 20799 */
export const dayFromText = (text: string): Day | null =>
  isDay(text) ? Date.parse(`${text}T00:00:00Z`) / MS_A_DAY : null;

/** Formats a day as the value of a date field. @example dayToText(20799) // '2026-12-12' */
export const dayToText = (day: Day): string => new Date(day * MS_A_DAY).toISOString().slice(0, 10);

/** 0 = Sunday. */
export const weekdayOf = (day: Day): number => (((day + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;

/** The company's closing days that are neither weekends nor federal holidays. */
export type ClosingDays = ReadonlySet<Day>;

/** Parses closing days of the form `yyyy-mm-dd`. Invalid ones are ignored. */
export const closingDaySet = (texts: readonly string[]): ClosingDays =>
  new Set(texts.flatMap((text) => dayFromText(text) ?? []));

export const NO_CLOSING_DAYS: ClosingDays = new Set();

/** Returns whether shipments leave on a day, which excludes weekends, US federal holidays and closing days. */
export const isShipDay = (day: Day, closed: ClosingDays): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== SATURDAY && !isFederalHoliday(day) && !closed.has(day);

/**
 * Returns the ship day of an order placed today that takes this number of business days.
 *
 * @example shipDayAfter(friday, 1) // Monday
 */
export const shipDayAfter = (today: Day, businessDays: number, closed: ClosingDays): Day => {
  let day = today;
  for (let left = businessDays; left > 0; ) {
    day += 1;
    if (isShipDay(day, closed)) left -= 1;
  }
  return day;
};

/** Returns the day itself, or the last ship day before it. */
export const lastShipDay = (day: Day, closed: ClosingDays): Day => {
  let last = day;
  while (!isShipDay(last, closed)) last -= 1;
  return last;
};

const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? '';

/** @example dayText(20799) // 'Dec 12' */
export const dayText = (day: Day): string => {
  const date = new Date(day * MS_A_DAY);
  return `${shortName(MONTHS[date.getUTCMonth()] ?? '')} ${date.getUTCDate()}`;
};

/** @example weekdayText(20801) // 'Mon, Dec 14' */
export const weekdayText = (day: Day): string => `${shortName(weekdayName(day))}, ${dayText(day)}`;

/** @example longDayText(20799) // 'December 12, 2026' */
export const longDayText = (day: Day): string => longDay(day * MS_A_DAY);

const reasonText = (day: Day): string => {
  if (weekdayOf(day) === 0 || weekdayOf(day) === SATURDAY) return `is a ${weekdayName(day)}`;
  return isFederalHoliday(day) ? 'is a federal holiday' : 'is a closing day';
};

/** Returns the text about a due date: which day counts, if the date is not a ship day. */
export const dueText = (due: Day, closed: ClosingDays): string =>
  isShipDay(due, closed)
    ? ''
    : `${dayText(due)} ${reasonText(due)}. Last ship day: ${weekdayText(lastShipDay(due, closed))}`;
