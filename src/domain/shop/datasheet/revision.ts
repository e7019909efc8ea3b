import { MONTHS, shortName } from '../../kit/text/date-format.ts';

const SHOWN_DIGITS = 8;

/** Day of an ISO time as it is written in US English; '' for what is none. */
const dayOf = (iso: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})T/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${shortName(name)} ${Number(day)}, ${year}`;
};

/**
 * What one quotes to say which state of the catalog a sheet was made from.
 *
 * @param publishedAt ISO time the catalog was published; null = not known
 * @example revisionText('3f2a9c1b77d0e4aa', '2026-11-21T13:00:00.000Z') // 'Nov 21, 2026 (3f2a9c1b)'
 */
export const revisionText = (version: string, publishedAt: string | null): string => {
  const short = version.slice(0, SHOWN_DIGITS);
  const day = publishedAt === null ? '' : dayOf(publishedAt);
  return day === '' ? short : `${day} (${short})`;
};
