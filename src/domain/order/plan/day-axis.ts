import { type Day, weekdayOf } from './day.ts';

/** The days of an axis that all rows share. */
export interface DayAxis {
  readonly from: Day;
  /** Width in days. */
  readonly days: number;
}

const WEEK = 7;
const FEWEST_WEEKS = 2;
/** Limits the axis, because a due date far beyond the last ship day would squeeze all marks together. */
const MAX_BEYOND = 28;
const MAX_TICKS = 5;

/** Returns an axis of whole weeks from today that includes the last day of the plan, and the due date if it is near. */
export const dayAxis = (today: Day, lastDay: Day | null, due: Day | null): DayAxis => {
  const last = lastDay ?? today;
  const shown = due === null || due - last > MAX_BEYOND ? last : Math.max(last, due);
  return { from: today, days: WEEK * Math.max(FEWEST_WEEKS, Math.ceil((shown - today + 2) / WEEK)) };
};

/** Returns the position of a day's middle on the axis in percent, or null beyond its end. */
export const percentOf = ({ from, days }: DayAxis, day: Day): number | null => {
  const at = (day - from + 0.5) / days;
  return at < 0 || at > 1 ? null : Math.round(at * 10_000) / 100;
};

/** Returns today and the following Mondays, at most as many as can be read at a glance. */
export const dayTicks = ({ from, days }: DayAxis): readonly Day[] => {
  const toMonday = (8 - weekdayOf(from)) % WEEK || WEEK;
  const step = WEEK * Math.ceil(days / WEEK / MAX_TICKS);
  const mondays: Day[] = [];
  for (let day = from + (toMonday < 4 ? toMonday + WEEK : toMonday); day <= from + days - 2; day += step)
    mondays.push(day);
  return [from, ...mondays];
};
