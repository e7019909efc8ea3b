import { safeReturnPath } from './return-path.ts';

export const LOGIN_PATH = '/login';
export const ACCOUNT_PATH = '/account';

/** Name of the query parameter that says where to go after signing in. */
export const RETURN_PARAMETER = 'return';

/** Where to sign in, and then come back. @example loginHref('/account') // '/login?return=%2Faccount' */
export const loginHref = (back: string): string => `${LOGIN_PATH}?${RETURN_PARAMETER}=${encodeURIComponent(back)}`;

/**
 * Where to go after signing in: the wanted path when it is this site's, else the account. Never the sign-in page itself,
 * which would show its form again.
 */
export const afterSignIn = (wanted: string | null | undefined): string => {
  const path = safeReturnPath(wanted, ACCOUNT_PATH);
  return /^\/login\/?(?:[?#]|$)/.test(path) ? ACCOUNT_PATH : path;
};
