const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Hours after sign-in at which a session ends, even if it is used. */
export const SESSION_HOURS = 12;
/** Hours without a request after which a session ends. */
export const IDLE_HOURS = 2;
/** Minutes after a sign-in or a confirmation during which people and roles may be changed. */
export const CONFIRMED_MINUTES = 10;

/** Times of a session in milliseconds since 1970. */
export interface SessionTimes {
  readonly signedInAt: number;
  /** Time of the last request. */
  readonly seenAt: number;
}

/** Returns whether a session is valid at a time: used within `IDLE_HOURS`, and at most `SESSION_HOURS` old. */
export const isSessionOpen = ({ signedInAt, seenAt }: SessionTimes, now: number): boolean =>
  now < signedInAt + SESSION_HOURS * HOUR_MS && now < seenAt + IDLE_HOURS * HOUR_MS;

/** Returns the earliest `signedInAt` and `seenAt` of sessions that are valid at a time. */
export const openSince = (now: number): SessionTimes => ({
  signedInAt: now - SESSION_HOURS * HOUR_MS,
  seenAt: now - IDLE_HOURS * HOUR_MS,
});

/** Returns whether the person proved their identity recently enough for changes of people and roles. */
export const isConfirmed = (confirmedAt: number, now: number): boolean =>
  now < confirmedAt + CONFIRMED_MINUTES * MINUTE_MS;
