import type { Context } from 'hono';
import { parseConsent } from '../../domain/site/consent.ts';
import { CONSENT_COOKIE, TEST_COOKIE, VISIT_COOKIE } from '../../domain/site/cookies.ts';
import { cookieOf, dropCookie, familyOf, keepCookie } from '../http/cookies.ts';
import { randomId } from '../security/random-id.ts';

/** Ids of a space's entries may be `<space>_<id>`. */
const ID = /^[\w-]{1,128}$/;

/** Ids as they may stand in cookies' names and values. */
export const isCookieId = (id: string): boolean => ID.test(id);

/** The visitor allowed measuring. */
export const hasConsent = (c: Context): boolean => parseConsent(cookieOf(c, CONSENT_COOKIE)) === 'yes';

/** The variation of an entry that the visitor saw before. */
export const keptVariation = (c: Context, entryId: string): string | undefined => cookieOf(c, TEST_COOKIE, entryId);

/** Keeps a variation for the visitor's next visits. Only with consent. */
export const keepVariation = (c: Context, entryId: string, variationId: string): void =>
  keepCookie(c, TEST_COOKIE, variationId, entryId);

/** Every test the visitor takes part in. */
export const keptVariations = (c: Context): { readonly contentId: string; readonly variationId: string }[] =>
  familyOf(c, TEST_COOKIE).flatMap(([contentId, variationId]) =>
    isCookieId(contentId) && isCookieId(variationId) ? [{ contentId, variationId }] : [],
  );

/** The visit's id, prolonged. Only with consent. */
export const extendSession = (c: Context): string => {
  const known = cookieOf(c, VISIT_COOKIE) ?? '';
  const id = isCookieId(known) ? known : randomId();
  keepCookie(c, VISIT_COOKIE, id);
  return id;
};

/** Takes back what was kept. */
export const forgetVisitor = (c: Context): void => {
  for (const [entryId] of familyOf(c, TEST_COOKIE)) dropCookie(c, TEST_COOKIE, entryId);
  if (cookieOf(c, VISIT_COOKIE) !== undefined) dropCookie(c, VISIT_COOKIE);
};
