import { counted } from '../kit/text/counted.ts';
/** How many days data from visitors is stored. 0: until deleted manually. */
export interface RetentionDays {
  /** Attached files. */
  readonly uploads: number;
  /** Submitted forms, with their remaining files. */
  readonly submissions: number;
  readonly quotes: number;
}

/** Defaults of a deployment, which the privacy policy states. */
export const RETENTION_DAYS: RetentionDays = { uploads: 365, submissions: 730, quotes: 2555 };

/** Days that page speed measurements are stored in the site's database, which is the period of reports. */
export const VITALS_DAYS = 28;

const YEAR = 365;

/** Formats a number of days in words. @example daysText(730) // '2 years' */
export const daysText = (days: number): string => {
  if (days === 0) return 'Until you ask for their deletion';
  const isYears = days % YEAR === 0;
  const count = isYears ? days / YEAR : days;
  return counted(count, isYears ? 'year' : 'day');
};
