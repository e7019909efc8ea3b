/** Full names. The first three letters are the usual abbreviations. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Full names, Sunday first. The first three letters are the usual abbreviations. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the usual abbreviation of a month or weekday. @example shortName('November') // 'Nov' */
export const shortName = (name: string): string => name.slice(0, 3);

/**
 * Formats a day in UTC as "November 22, 2026". Implemented by hand, as are the days of plans, because the platform's
 * first date format takes 25 ms in a browser, 100 ms on a phone, and a third of a Worker's start.
 *
 * @throws RangeError for an invalid date
 */
export const longDay = (date: Date | number): string => {
  const at = new Date(date);
  const month = MONTHS[at.getUTCMonth()];
  if (month === undefined) throw new RangeError('There is no such day.');
  return `${month} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
};

/** Returns a date formatter in American English for formats with an hour or time zone. Created on first use. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): ((date: Date | number) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
};

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns whether a text is a day of the calendar, which `2026-02-30` is not. */
export const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
