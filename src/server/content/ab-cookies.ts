import type { Context } from 'hono';
import { parseConsent } from '../../domain/site/consent.ts';
import { isEntryId } from '../../domain/site/content/entry-id.ts';
import { CONSENT_COOKIE, TEST_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '../../domain/site/cookies.ts';
import { cookieFamily, cookieOf, dropCookie, writeCookie } from '../http/cookies.ts';
import { randomId } from '../security/random-id.ts';

/** Whether the visitor consented to measurement. */
export const hasConsent = (c: Context): boolean => parseConsent(cookieOf(c, CONSENT_COOKIE)) === 'yes';

/** Returns the variation of an entry that the visitor saw before. */
export const storedVariation = (c: Context, entryId: string): string | undefined => cookieOf(c, TEST_COOKIE, entryId);

/** Stores a variation for the visitor's next visits. Call only with consent. */
export const storeVariation = (c: Context, entryId: string, variationId: string): void =>
  writeCookie(c, TEST_COOKIE, variationId, entryId);

/** An entry and the variation a visitor saw, which for the default is the entry's ID. */
export interface SeenContent {
  readonly contentId: string;
  readonly variationId: string;
}

/** Returns the entry with the variation that the visitor saw. */
export const seenContent = (c: Context, contentId: string): SeenContent => {
  const stored = storedVariation(c, contentId) ?? '';
  return { contentId, variationId: isEntryId(stored) ? stored : contentId };
};

/** Maximum number of tests per visitor; a request with more cookies was forged. */
const MAX_TESTS = 20;

/** Returns the request's test cookies with names that this site can have set, by the ID of the entry. */
const testCookies = (c: Context) => cookieFamily(c, TEST_COOKIE).filter(([contentId]) => isEntryId(contentId));

/** Returns every test the visitor participates in. */
export const storedVariations = (c: Context): readonly SeenContent[] =>
  testCookies(c)
    .flatMap(([contentId, variationId]) => (isEntryId(variationId) ? [{ contentId, variationId }] : []))
    .slice(0, MAX_TESTS);

/** Returns the visit's ID and extends the lifetime of its cookie. Call only with consent. */
export const extendSession = (c: Context): string => {
  const known = cookieOf(c, VISIT_COOKIE) ?? '';
  const id = isEntryId(known) ? known : randomId();
  writeCookie(c, VISIT_COOKIE, id);
  return id;
};

/** Returns the browser's ID, creating one if necessary. Call only with consent. */
export const storeVisitorId = (c: Context): string => {
  const known = cookieOf(c, VISITOR_COOKIE) ?? '';
  if (isEntryId(known)) return known;
  const id = randomId();
  writeCookie(c, VISITOR_COOKIE, id);
  return id;
};

/**
 * Removes the cookies of tests and visits that the browser sent. Names that this site never sets are not repeated in
 * headers.
 */
export const forgetVisitor = (c: Context): void => {
  for (const [contentId] of testCookies(c)) dropCookie(c, TEST_COOKIE, contentId);
  for (const cookie of [VISIT_COOKIE, VISITOR_COOKIE]) {
    if (cookieOf(c, cookie) !== undefined) dropCookie(c, cookie);
  }
};
