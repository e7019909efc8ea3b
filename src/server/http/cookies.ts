import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Cookie } from '../../domain/site/cookies.ts';

/** Attributes of all cookies of this site, for setting and removing them. */
const GUARDED = { path: '/', sameSite: 'Lax', secure: true } as const;

/** Returns the value of a cookie; of a family, the cookie with this suffix. */
export const cookieOf = (c: Context, { name }: Cookie, end = ''): string | undefined => getCookie(c, name + end);

/** Returns all cookies of a family, by the suffix of their name. */
export const cookieFamily = (c: Context, { name }: Cookie): readonly (readonly [end: string, value: string])[] =>
  Object.entries(getCookie(c)).flatMap(([one, value]) =>
    one.startsWith(name) ? [[one.slice(name.length), value] as const] : [],
  );

/** Sets a cookie with the maximum age declared for it. */
export const writeCookie = (c: Context, { name, maxAgeS, setBy }: Cookie, value: string, end = ''): void =>
  setCookie(c, name + end, value, { ...GUARDED, maxAge: maxAgeS, ...(setBy === 'server' && { httpOnly: true }) });

/** Attributes of cookies of staff: also not sent with navigations from other sites. */
const STRICT = { ...GUARDED, sameSite: 'Strict', httpOnly: true } as const;

/** Sets a cookie of staff with the maximum age declared for it. */
export const writeStaffCookie = (c: Context, { name, maxAgeS }: Cookie, value: string): void =>
  setCookie(c, name, value, { ...STRICT, maxAge: maxAgeS });

/** Removes a cookie of staff. */
export const dropStaffCookie = (c: Context, { name }: Cookie): void => {
  deleteCookie(c, name, STRICT);
};

/** Removes a cookie. Validate an `end` that comes from the request: it becomes part of a header. */
export const dropCookie = (c: Context, { name }: Cookie, end = ''): void => {
  deleteCookie(c, name + end, GUARDED);
};
