/** In full; the first three letters are their usual short form. */
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

/** In full, Sunday first; the first three letters are their usual short form. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The usual short form of a month or a weekday. @example shortName('November') // 'Nov' */
export const shortName = (name: string): string => name.slice(0, 3);

/**
 * "November 22, 2026", the day in UTC. By hand, as are the days of plans: the first format of the platform takes a browser
 * 25 ms, a phone 100, and a Worker a third of its start.
 *
 * @throws RangeError when it is no date
 */
export const longDay = (date: Date | number): string => {
  const at = new Date(date);
  const month = MONTHS[at.getUTCMonth()];
  if (month === undefined) throw new RangeError('There is no such day.');
  return `${month} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
};

/** A way to write dates of which the hour or the place counts, in American English; made when it is first used. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): ((date: Date | number) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
};
