import type { Context } from 'hono';
import { isEditParameter } from '../../domain/editing/edit-token.ts';
import { DEFAULT_PREFERENCES, preferencesFromCookie, preferencesToCookie } from '../../domain/preferences.ts';
import { type Consent, parseConsent } from '../../domain/site/consent.ts';
import { CONSENT_COOKIE, PREFERENCES_COOKIE, TEST_COOKIE, VISIT_COOKIE } from '../../domain/site/cookies.ts';
import { cookieFamily, cookieOf } from '../http/cookies.ts';
import type { SharedPolicy } from './policies.ts';

/** All that a shared answer is made from: what is not in here cannot be in the answer. */
export interface SharedAddress {
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** The visitor's choices of display as their cookie's value, those the answer does not depend on left at their default. */
  readonly view: string;
  /** Whether the visitor is still to be asked about measuring, where the site asks. */
  readonly consent: Consent;
}

/** Longer paths lead nowhere, and keys stay short. */
const LONGEST_PATH = 300;

/** Who is known to the server, takes part in a test of pages, or edits is answered alone. */
const isAlone = (c: Context, url: URL): boolean =>
  c.req.header('Authorization') !== undefined ||
  cookieOf(c, VISIT_COOKIE) !== undefined ||
  cookieFamily(c, TEST_COOKIE).length > 0 ||
  [...url.searchParams.keys()].some(isEditParameter);

const viewOf = (c: Context, names: SharedPolicy['view']): string => {
  const chosen = preferencesFromCookie(cookieOf(c, PREFERENCES_COOKIE));
  const picked = Object.fromEntries(names.map((name) => [name, chosen[name]]));
  return preferencesToCookie({ ...DEFAULT_PREFERENCES, ...picked });
};

/**
 * What a request asks of the answers that are everybody's; null: it is answered alone. Nothing else of the request is
 * read: no host, no other header, no other cookie or parameter.
 */
export const sharedAddress = async (
  c: Context,
  policy: SharedPolicy,
  asksConsent: boolean,
): Promise<SharedAddress | null> => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null;
  const url = new URL(c.req.url);
  if (url.pathname.length > LONGEST_PATH || isAlone(c, url)) return null;
  const parameters = await policy.parameters(url.searchParams);
  if (parameters === null) return null;
  const consent = asksConsent && policy.view.length > 0 ? parseConsent(cookieOf(c, CONSENT_COOKIE)) : null;
  return { path: url.pathname, parameters, view: viewOf(c, policy.view), consent };
};

/** Parameter of the inner address that holds view, consent and versions; no route reads one of this name. */
const MARK = '~';
/** The answers are kept under a host that leads nowhere. */
const INSIDE = 'https://answers.invalid';

/** The address an answer is kept under and made from. `version`: of the build, the settings and the policy's tags. */
export const keptAddress = ({ path, parameters, view, consent }: SharedAddress, version: string): string => {
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
  search.append(MARK, [view, consent ?? '', version].join(MARK));
  return `${INSIDE}${path}?${search}`;
};

const markOf = (url: URL): readonly string[] => (url.searchParams.get(MARK) ?? '').split(MARK);

/** The version an address is kept for. */
export const versionIn = (kept: string): string => markOf(new URL(kept))[2] ?? '';

/**
 * The request that a kept address is answered by: path, parameters, and the visitor's choices as the cookies they come
 * in. The host is that of the site, whatever host was asked.
 */
export const innerRequest = (kept: string, siteUrl: string): Request => {
  const url = new URL(kept);
  const [view = '', consent = ''] = markOf(url);
  url.searchParams.delete(MARK);
  const search = url.searchParams.size === 0 ? '' : `?${url.searchParams}`;
  const choices = [[PREFERENCES_COOKIE.name, view], ...(consent === '' ? [] : [[CONSENT_COOKIE.name, consent]])];
  const Cookie = choices.map((pair) => pair.join('=')).join('; ');
  return new Request(siteUrl + url.pathname + search, { headers: { Cookie } });
};
