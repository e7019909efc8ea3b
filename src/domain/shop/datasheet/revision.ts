import { MONTHS, shortName } from '../../kit/text/date-format.ts';

const SHOWN_DIGITS = 8;

/** Returns the day of an ISO time in US English, or '' if it is invalid. */
const dayOf = (iso: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${shortName(name)} ${Number(day)}, ${year}`;
};

/**
 * Returns the revision to quote, which identifies the state of the catalog from which a datasheet was generated.
 *
 * @param publishedAt ISO time at which the catalog was published, or null if unknown
 * @example revisionText('3f2a9c1b77d0e4aa', '2026-11-21T13:00:00.000Z') // 'Nov 21, 2026 (3f2a9c1b)'
 */
export const revisionText = (version: string, publishedAt: string | null): string => {
  const short = version.slice(0, SHOWN_DIGITS);
  const day = publishedAt === null ? '' : dayOf(publishedAt);
  return day === '' ? short : `${day} (${short})`;
};
