import type { Context } from 'hono';
import { DEFAULT_PREFERENCES } from '../../domain/kit/preferences.ts';
import { preferencesFromCookie, preferencesToCookie } from '../../domain/kit/preferences-cookie.ts';
import { parseConsent } from '../../domain/site/consent.ts';
import { CONSENT_COOKIE, PREFERENCES_COOKIE, TEST_COOKIE, VISIT_COOKIE } from '../../domain/site/cookies.ts';
import { isEditParameter } from '../../domain/site/editing/edit-token.ts';
import { cookieFamily, cookieOf } from '../http/cookies.ts';
import type { SharedPolicy } from './cache-policy.ts';

/** Longer paths do not exist, and cache keys stay short. */
const LONGEST_PATH = 300;
/** Parameter of the cache key that holds preferences, consent and version. No route reads a parameter of this name. */
const VARIANT = '~';
/** Separates the three. Our cookie values never contain it. */
const SEPARATOR = '~';
/** The host of cache keys. It does not exist, so no request from outside has such a URL. */
const KEY_ORIGIN = 'https://cache-key.invalid';

/** Returns whether the response may differ for this visitor: signed in, in a page test, with a counted visit, or editing. */
const isVisitorSpecific = (c: Context, url: URL): boolean =>
  c.req.header('Authorization') !== undefined ||
  cookieOf(c, VISIT_COOKIE) !== undefined ||
  cookieFamily(c, TEST_COOKIE).length > 0 ||
  [...url.searchParams.keys()].some(isEditParameter);

/** Returns the visitor's preferences as a cookie value, with those that the response does not depend on at their default. */
const preferencesFor = (c: Context, names: SharedPolicy['view']): string => {
  const chosen = preferencesFromCookie(cookieOf(c, PREFERENCES_COOKIE));
  const picked = Object.fromEntries(names.map((name) => [name, chosen[name]]));
  return preferencesToCookie({ ...DEFAULT_PREFERENCES, ...picked });
};

/**
 * Returns the cache key of a GET or HEAD request: a URL of path, parameters, preferences, consent and version. `null`: the
 * response is rendered for this visitor. Nothing else of the request is read: no host, no other header, cookie or parameter.
 *
 * @param version see `versionOf`
 * @param asksConsent whether the site shows its visitors the consent notice
 */
export const cacheKeyOf = async (
  c: Context,
  policy: SharedPolicy,
  version: string,
  asksConsent: boolean,
): Promise<string | null> => {
  const url = new URL(c.req.url);
  if (url.pathname.length > LONGEST_PATH || isVisitorSpecific(c, url)) return null;
  const parameters = await policy.parameters(url.searchParams);
  if (parameters === null) return null;
  const consent = asksConsent && policy.view.length > 0 ? parseConsent(cookieOf(c, CONSENT_COOKIE)) : null;
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  search.append(VARIANT, [preferencesFor(c, policy.view), consent ?? '', version].join(SEPARATOR));
  return `${KEY_ORIGIN}${url.pathname}?${search}`;
};

const variantOf = (key: URL): readonly string[] => (key.searchParams.get(VARIANT) ?? '').split(SEPARATOR);

/** Returns the version in a cache key. */
export const versionInKey = (key: string): string => variantOf(new URL(key))[2] ?? '';

/**
 * Returns the request that renders the response of a cache key: path, parameters, and the visitor's preferences and consent as
 * the cookies that pages read them from. The host is that of the site.
 */
export const requestOfKey = (key: string, siteUrl: string): Request => {
  const url = new URL(key);
  const [preferences = '', consent = ''] = variantOf(url);
  url.searchParams.delete(VARIANT);
  const search = url.searchParams.size === 0 ? '' : `?${url.searchParams}`;
  const cookies = [[PREFERENCES_COOKIE.name, preferences], ...(consent === '' ? [] : [[CONSENT_COOKIE.name, consent]])];
  const Cookie = cookies.map((pair) => pair.join('=')).join('; ');
  return new Request(siteUrl + url.pathname + search, { headers: { Cookie } });
};
