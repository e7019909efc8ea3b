import type { Context } from 'hono';
import { parseConsent } from '../../domain/site/consent.ts';
import { isEntryId } from '../../domain/site/content/entry-id.ts';
import { CONSENT_COOKIE, TEST_COOKIE, VISIT_COOKIE, VISITOR_COOKIE } from '../../domain/site/cookies.ts';
import { cookieFamily, cookieOf, dropCookie, keepCookie } from '../http/cookies.ts';
import { randomId } from '../security/random-id.ts';

/** The visitor allowed measuring. */
export const hasConsent = (c: Context): boolean => parseConsent(cookieOf(c, CONSENT_COOKIE)) === 'yes';

/** The variation of an entry that the visitor saw before. */
export const keptVariation = (c: Context, entryId: string): string | undefined => cookieOf(c, TEST_COOKIE, entryId);

/** Keeps a variation for the visitor's next visits. Only with consent. */
export const keepVariation = (c: Context, entryId: string, variationId: string): void =>
  keepCookie(c, TEST_COOKIE, variationId, entryId);

/** An entry, and what of it a visitor saw: its own id for its default. */
export interface SeenContent {
  readonly contentId: string;
  readonly variationId: string;
}

/** The entry as the visitor saw it. */
export const seenContent = (c: Context, contentId: string): SeenContent => {
  const kept = keptVariation(c, contentId) ?? '';
  return { contentId, variationId: isEntryId(kept) ? kept : contentId };
};

/** A visitor takes part in few tests; who sends more cookies made them up. */
const MOST_TESTS = 20;

/** The request's test cookies whose names this site can have set, by the ID of the entry. */
const testCookies = (c: Context) => cookieFamily(c, TEST_COOKIE).filter(([contentId]) => isEntryId(contentId));

/** Every test the visitor takes part in. */
export const keptVariations = (c: Context): readonly SeenContent[] =>
  testCookies(c)
    .flatMap(([contentId, variationId]) => (isEntryId(variationId) ? [{ contentId, variationId }] : []))
    .slice(0, MOST_TESTS);

/** The visit's id, prolonged. Only with consent. */
export const extendSession = (c: Context): string => {
  const known = cookieOf(c, VISIT_COOKIE) ?? '';
  const id = isEntryId(known) ? known : randomId();
  keepCookie(c, VISIT_COOKIE, id);
  return id;
};

/** The browser's id. Only with consent. */
export const keepVisitorId = (c: Context): string => {
  const known = cookieOf(c, VISITOR_COOKIE) ?? '';
  if (isEntryId(known)) return known;
  const id = randomId();
  keepCookie(c, VISITOR_COOKIE, id);
  return id;
};

/** Removes the cookies of tests and visits that the browser sent. Names that this site never sets are not repeated in headers. */
export const forgetVisitor = (c: Context): void => {
  for (const [contentId] of testCookies(c)) dropCookie(c, TEST_COOKIE, contentId);
  for (const cookie of [VISIT_COOKIE, VISITOR_COOKIE]) {
    if (cookieOf(c, cookie) !== undefined) dropCookie(c, cookie);
  }
};
