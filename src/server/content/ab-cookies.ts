import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { CONSENT_COOKIE, parseConsent } from '../../domain/site/consent.ts';
import { randomId } from '../security/random-id.ts';

/** Spec §9: session cookie 30 minutes, A/B test cookie 30 days. */
const SESSION_MAX_AGE_S = 30 * 60;
const TEST_MAX_AGE_S = 30 * 24 * 60 * 60;
const SESSION_COOKIE = 'builderSessionId';
const TEST_PREFIX = 'builder.tests.';
const ID = /^[\w-]{1,64}$/;

/** Ids as they may stand in cookies' names and values. */
export const isCookieId = (id: string): boolean => ID.test(id);

/** The visitor allowed measuring. */
export const hasConsent = (c: Context): boolean => parseConsent(getCookie(c, CONSENT_COOKIE)) === 'yes';

const attributes = (maxAge: number) => ({
  path: '/',
  maxAge,
  sameSite: 'Lax' as const,
  httpOnly: true,
  secure: true,
});

/** The variation of an entry that the visitor saw before. */
export const keptVariation = (c: Context, entryId: string): string | undefined => getCookie(c, TEST_PREFIX + entryId);

/** Keeps a variation for the visitor's next visits. Only with consent. */
export const keepVariation = (c: Context, entryId: string, variationId: string): void =>
  setCookie(c, TEST_PREFIX + entryId, variationId, attributes(TEST_MAX_AGE_S));

/** Every test the visitor takes part in. */
export const keptVariations = (c: Context): { readonly contentId: string; readonly variationId: string }[] =>
  Object.entries(getCookie(c)).flatMap(([name, variationId]) => {
    const contentId = name.startsWith(TEST_PREFIX) ? name.slice(TEST_PREFIX.length) : '';
    return isCookieId(contentId) && isCookieId(variationId) ? [{ contentId, variationId }] : [];
  });

/** The visit's id, prolonged by another 30 minutes. Only with consent. */
export const extendSession = (c: Context): string => {
  const known = getCookie(c, SESSION_COOKIE) ?? '';
  const id = isCookieId(known) ? known : randomId();
  setCookie(c, SESSION_COOKIE, id, attributes(SESSION_MAX_AGE_S));
  return id;
};

/** Takes back what was kept. */
export const forgetVisitor = (c: Context): void => {
  for (const name of Object.keys(getCookie(c))) {
    if (name === SESSION_COOKIE || name.startsWith(TEST_PREFIX)) deleteCookie(c, name, { path: '/', secure: true });
  }
};
