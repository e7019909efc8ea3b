import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Cookie } from '../../domain/site/cookies.ts';

/** Attributes of every cookie of this site, set or removed. */
const GUARDED = { path: '/', sameSite: 'Lax', secure: true } as const;

/** The value of a cookie; of a family the one that ends so. */
export const cookieOf = (c: Context, { name }: Cookie, end = ''): string | undefined => getCookie(c, name + end);

/** Every cookie of a family by the end of its name. */
export const cookieFamily = (c: Context, { name }: Cookie): readonly (readonly [end: string, value: string])[] =>
  Object.entries(getCookie(c)).flatMap(([one, value]) =>
    one.startsWith(name) ? [[one.slice(name.length), value] as const] : [],
  );

/** Sets a cookie for as long as its table says. */
export const keepCookie = (c: Context, { name, maxAgeS, setBy }: Cookie, value: string, end = ''): void =>
  setCookie(c, name + end, value, { ...GUARDED, maxAge: maxAgeS, ...(setBy === 'server' && { httpOnly: true }) });

/** Removes a cookie. `end` must not come from the request unchecked: it becomes part of a header. */
export const dropCookie = (c: Context, { name }: Cookie, end = ''): void => {
  deleteCookie(c, name + end, GUARDED);
};
