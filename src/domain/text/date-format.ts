/**
 * A way to write dates, in American English. It is made when it is first used: the first one of all takes a Worker as long
 * as a third of its start.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions): ((date: Date | number) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
};

/** "November 22, 2026", the day in UTC. */
export const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
