import { counted } from '../kit/text/counted.ts';
/** How many days what visitors send is kept; 0: until somebody deletes it. */
export interface RetentionDays {
  /** Attached files. */
  readonly uploads: number;
  /** Forms, with the files they still have. */
  readonly submissions: number;
  readonly quotes: number;
}

/** What a deployment keeps that sets nothing else, and what the privacy policy says. */
export const RETENTION_DAYS: RetentionDays = { uploads: 365, submissions: 730, quotes: 2555 };

/** Days that what was measured of pages' speed is kept in the site's own database, and that reports look back. */
export const VITALS_DAYS = 28;

const YEAR = 365;

/** A number of days in words. @example daysText(730) // '2 years' */
export const daysText = (days: number): string => {
  if (days === 0) return 'Until you ask for their deletion';
  const isYears = days % YEAR === 0;
  const count = isYears ? days / YEAR : days;
  return counted(count, isYears ? 'year' : 'day');
};
