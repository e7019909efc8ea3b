import { SESSION_HOURS } from './staff/staff-session.ts';

/**
 * A cookie of this site. All code that sets or reads it takes name and age from here, and the privacy page describes
 * it.
 */
export interface Cookie {
  /** For a family of cookies, the prefix of the names. */
  readonly name: string;
  readonly isFamily?: true;
  /** Seconds since it was last set. */
  readonly maxAgeS: number;
  readonly purpose: string;
  /** `browser`: JavaScript may set and read it. `server`: only the server may. */
  readonly setBy: 'browser' | 'server';
  /** Whether it is set only after the visitor allowed measuring. */
  readonly needsConsent?: true;
  /** Whether local storage has the same choice under this name. */
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

/** Six months. Afterwards the visitor is prompted again. */
export const CONSENT_COOKIE = {
  name: 'canyon-consent',
  maxAgeS: 182 * DAY,
  purpose: 'Whether you allowed analytics',
  setBy: 'browser',
} as const satisfies Cookie;

/** One per tested page, whose ID follows. */
export const TEST_COOKIE = {
  name: 'builder.tests.',
  isFamily: true,
  maxAgeS: 30 * DAY,
  purpose: 'Which version of a page you saw',
  setBy: 'server',
  needsConsent: true,
} as const satisfies Cookie;

/** Extended with every page. */
export const VISIT_COOKIE = {
  name: 'builderSessionId',
  maxAgeS: 30 * MINUTE,
  purpose: 'Visit ID',
  setBy: 'server',
  needsConsent: true,
} as const satisfies Cookie;

/** Set once and never extended: it lives as long as the consent on which it is based. */
export const VISITOR_COOKIE = {
  name: 'builderVisitorId',
  maxAgeS: CONSENT_COOKIE.maxAgeS,
  purpose: 'Browser ID, to recognize returning visitors',
  setBy: 'server',
  needsConsent: true,
} as const satisfies Cookie;

/**
 * Identifies the browser that signed up, so that the emailed link needs no password there. The prefix prevents other
 * hosts of the domain from setting it.
 */
export const SIGN_UP_COOKIE = {
  name: '__Host-canyon-sign-up',
  maxAgeS: DAY,
  purpose: 'Confirms a new account by its emailed link without the password',
  setBy: 'server',
} as const satisfies Cookie;

/** The session of a staff member at the desk. Never set for visitors. `SameSite=Strict`. */
export const DESK_SESSION_COOKIE = {
  name: '__Host-desk',
  maxAgeS: SESSION_HOURS * 60 * MINUTE,
  purpose: 'Signs staff in at the desk',
  setBy: 'server',
} as const satisfies Cookie;

/** Shows the sign-in page to a browser that a staff member signed in with before. Never set for visitors. */
export const DESK_BROWSER_COOKIE = {
  name: '__Host-desk-browser',
  maxAgeS: 180 * DAY,
  purpose: 'Shows staff the sign-in page of the desk',
  setBy: 'server',
} as const satisfies Cookie;

/** Every cookie that this site sets for visitors. */
export const COOKIES: readonly Cookie[] = [
  PREFERENCES_COOKIE,
  CONSENT_COOKIE,
  TEST_COOKIE,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  SIGN_UP_COOKIE,
];

/** Formats an age in words. @example ageText(1800) // '30 minutes' */
export const ageText = (seconds: number): string => {
  if (seconds < DAY) return `${seconds / MINUTE} minutes`;
  const days = seconds / DAY;
  if (days === 1) return '24 hours';
  if (days === 365) return 'One year';
  return days === 182 ? '6 months' : `${days} days`;
};
