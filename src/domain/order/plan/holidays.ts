/*
 * US federal holidays by 5 U.S.C. 6103 (a) and (b), as days counted from January 1, 1970. A holiday on a Saturday is
 * observed on the Friday before, one on a Sunday on the Monday after.
 */
const MS_A_DAY = 86_400_000;
const WEEK = 7;
const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const;

/** Months from 0, as in `Date`. */
const FIXED = [
  { month: 0, date: 1 },
  { month: 5, date: 19 },
  { month: 6, date: 4 },
  { month: 10, date: 11 },
  { month: 11, date: 25 },
] as const;

/** The nth weekday of a month; the last one is 5. */
const MOVABLE = [
  { month: 0, weekday: MONDAY, nth: 3 },
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 4, weekday: MONDAY, nth: 5 },
  { month: 8, weekday: MONDAY, nth: 1 },
  { month: 9, weekday: MONDAY, nth: 2 },
  { month: 10, weekday: THURSDAY, nth: 4 },
] as const;

const dayAt = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / MS_A_DAY;
const weekdayAt = (day: number): number => new Date(day * MS_A_DAY).getUTCDay();

const observed = (day: number): number => {
  const weekday = weekdayAt(day);
  return weekday === SATURDAY ? day - 1 : weekday === SUNDAY ? day + 1 : day;
};

const nthWeekday = (year: number, { month, weekday, nth }: (typeof MOVABLE)[number]): number => {
  const first = dayAt(year, month, 1);
  const day = first + ((weekday - weekdayAt(first) + WEEK) % WEEK) + (nth - 1) * WEEK;
  return new Date(day * MS_A_DAY).getUTCMonth() === month ? day : day - WEEK;
};

/**
 * Returns the days of a year on which federal holidays are observed, and New Year's Day of the next year if it is
 * observed in December.
 */
const holidaysOf = (year: number): ReadonlySet<number> =>
  new Set([
    ...FIXED.map(({ month, date }) => observed(dayAt(year, month, date))),
    ...MOVABLE.map((rule) => nthWeekday(year, rule)),
    observed(dayAt(year + 1, 0, 1)),
  ]);

const byYear = new Map<number, ReadonlySet<number>>();

/** Returns whether a federal holiday is observed on a day. @example isFederalHoliday(20783) // true: Nov 26, 2026 */
export const isFederalHoliday = (day: number): boolean => {
  const year = new Date(day * MS_A_DAY).getUTCFullYear();
  const known = byYear.get(year) ?? holidaysOf(year);
  byYear.set(year, known);
  return known.has(day);
};
