/** One cookie of this site: whoever sets or reads it takes name and age from here, and the privacy page tells of it. */
export interface Cookie {
  /** Of a family of cookies the start of the name. */
  readonly name: string;
  readonly isFamily?: true;
  /** Seconds from the last time it is set. */
  readonly maxAgeS: number;
  readonly purpose: string;
  /** `browser`: script may set and read it; `server`: the server alone. */
  readonly setBy: 'browser' | 'server';
  /** Set only after the visitor allowed measuring. */
  readonly needsConsent?: true;
  /** The same choice also stands in local storage under this name. */
  readonly isMirrored?: true;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Mirrors local storage, so that the server renders the right units. */
export const PREFERENCES_COOKIE = {
  name: 'canyon-config',
  maxAgeS: 365 * DAY,
  purpose: 'Units for temperature and length, in-stock switch',
  setBy: 'browser',
  isMirrored: true,
} as const satisfies Cookie;

/** Half a year, then the visitor is asked again. */
export const CONSENT_COOKIE = {
  name: 'canyon-consent',
  maxAgeS: 182 * DAY,
  purpose: 'Whether you allowed measuring',
  setBy: 'browser',
} as const satisfies Cookie;

/** One for each page whose versions are compared: its id follows. */
export const TEST_COOKIE = {
  name: 'builder.tests.',
  isFamily: true,
  maxAgeS: 30 * DAY,
  purpose: 'Which version of a page you saw',
  setBy: 'server',
  needsConsent: true,
} as const satisfies Cookie;

/** Prolonged with every page. */
export const VISIT_COOKIE = {
  name: 'builderSessionId',
  maxAgeS: 30 * MINUTE,
  purpose: 'Number of your visit',
  setBy: 'server',
  needsConsent: true,
} as const satisfies Cookie;

/** Set once and never prolonged: as long as the choice it rests on. */
export const VISITOR_COOKIE = {
  name: 'builderVisitorId',
  maxAgeS: CONSENT_COOKIE.maxAgeS,
  purpose: 'Number of this browser, to tell one that comes again from a new one',
  setBy: 'server',
  needsConsent: true,
} as const satisfies Cookie;

/** Every cookie of this site. */
export const COOKIES: readonly Cookie[] = [
  PREFERENCES_COOKIE,
  CONSENT_COOKIE,
  TEST_COOKIE,
  VISIT_COOKIE,
  VISITOR_COOKIE,
];

/** An age in words. @example ageText(1800) // '30 minutes' */
export const ageText = (seconds: number): string => {
  if (seconds < DAY) return `${seconds / MINUTE} minutes`;
  const days = seconds / DAY;
  if (days === 365) return 'One year';
  return days === 182 ? 'Half a year' : `${days} days`;
};
